// What is heard at a table, made of nothing but numbers: paper, wood, water, brass.

export type Sound = 'card' | 'car' | 'water' | 'coin' | 'bell' | 'last' | 'result';

interface Note {
  hz: number;
  to?: number; // where the pitch glides
  seconds: number;
  loud: number;
  wave?: OscillatorType; // none: a rush of air round that pitch
  after?: number;
}

// A bell rings in tones that are no multiples of each other.
const ring = (hz: number, loud: number, after = 0): Note[] =>
  [1, 2.67, 4.1].map((part) => ({ hz: hz * part, seconds: 0.9 / part ** 0.6, loud: loud / part, wave: 'sine', after }));

const notes: Record<Sound, Note[]> = {
  card: [
    { hz: 2600, to: 4200, seconds: 0.07, loud: 0.3 },
    { hz: 1500, seconds: 0.03, loud: 0.2, after: 0.06 },
  ],
  car: [
    { hz: 300, to: 140, seconds: 0.09, loud: 0.22, wave: 'triangle' },
    { hz: 240, to: 120, seconds: 0.1, loud: 0.18, wave: 'triangle', after: 0.1 },
    { hz: 900, seconds: 0.05, loud: 0.15, after: 0.1 },
  ],
  water: [
    { hz: 300, to: 900, seconds: 0.5, loud: 0.25 },
    { hz: 260, to: 620, seconds: 0.22, loud: 0.07, wave: 'sine' },
    { hz: 340, to: 780, seconds: 0.2, loud: 0.06, wave: 'sine', after: 0.1 },
  ],
  coin: [
    { hz: 1976, seconds: 0.12, loud: 0.06, wave: 'sine' },
    { hz: 2637, seconds: 0.4, loud: 0.07, wave: 'sine', after: 0.07 },
  ],
  bell: [...ring(988, 0.12), ...ring(988, 0.1, 0.16)],
  last: [0, 0.14, 0.28, 0.6].flatMap((after) => ring(784, 0.11, after)),
  result: [523, 659, 784, 1047].flatMap((hz, i): Note[] => [
    { hz, seconds: 0.35 + 0.25 * i, loud: 0.1, wave: 'triangle', after: 0.13 * i },
    { hz: 2 * hz, seconds: 0.3, loud: 0.03, wave: 'sine', after: 0.13 * i },
  ]),
};
const apart = 0.12; // seconds between two sounds of one moment
const attack = 0.004;

let context: AudioContext | undefined;
let air: AudioBuffer | undefined;

function rush(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

function source(
  on: AudioContext,
  { hz, to = hz, wave }: Note,
  start: number,
  end: number,
): { first: AudioScheduledSourceNode; last: AudioNode } {
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(hz, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave) {
    const tone = on.createOscillator();
    tone.type = wave;
    glide(tone.frequency);
    return { first: tone, last: tone };
  }
  const noise = on.createBufferSource();
  noise.buffer = air ??= rush(on);
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency);
  return { first: noise, last: noise.connect(band) };
}

// A browser keeps it silent until somebody has touched the page; some want to be asked again by that very touch.
function started(): AudioContext {
  const fresh = new AudioContext();
  const wake = () => void (fresh.state === 'suspended' && fresh.resume());
  for (const type of ['pointerdown', 'keydown']) globalThis.addEventListener?.(type, wake);
  wake();
  return fresh;
}

// `volume`: 0 to 100, as ears count: half of it sounds half as loud.
export function play(sounds: readonly Sound[], volume: number): void {
  if (volume <= 0 || sounds.length === 0 || typeof AudioContext === 'undefined') return;
  context ??= started();
  const all = (volume / 100) ** 2;
  for (const [i, sound] of sounds.entries())
    for (const note of notes[sound]) {
      const start = context.currentTime + apart * i + (note.after ?? 0);
      const end = start + note.seconds;
      const { first, last } = source(context, note, start, end);
      const loudness = context.createGain();
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.linearRampToValueAtTime(2 * note.loud * all, start + attack);
      loudness.gain.exponentialRampToValueAtTime(0.0001, end);
      last.connect(loudness).connect(context.destination);
      first.start(start);
      first.stop(end);
    }
}
