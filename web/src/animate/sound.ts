// Three sounds, made of nothing but numbers: a bell for a turn, wood for cards and cars, water for a ferry.

export type Sound = 'bell' | 'wood' | 'water';

interface Note {
  hz: number;
  to?: number; // where the pitch glides
  seconds: number;
  loud: number;
  wave: OscillatorType;
  after?: number;
}

const notes: Record<Sound, Note[]> = {
  bell: [
    { hz: 988, seconds: 0.9, loud: 0.12, wave: 'sine' },
    { hz: 2637, seconds: 0.4, loud: 0.04, wave: 'sine' },
    { hz: 988, seconds: 0.9, loud: 0.1, wave: 'sine', after: 0.16 },
  ],
  wood: [{ hz: 320, to: 160, seconds: 0.07, loud: 0.16, wave: 'triangle' }],
  water: [
    { hz: 260, to: 620, seconds: 0.22, loud: 0.06, wave: 'sine' },
    { hz: 340, to: 780, seconds: 0.2, loud: 0.05, wave: 'sine', after: 0.1 },
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound, wanted: boolean): void {
  if (!wanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of notes[sound]) {
    const start = context.currentTime + (note.after ?? 0);
    const end = start + note.seconds;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = note.wave;
    tone.frequency.setValueAtTime(note.hz, start);
    if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
    loudness.gain.setValueAtTime(note.loud, start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}
