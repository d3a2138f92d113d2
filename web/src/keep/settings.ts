// What somebody has set on this device. Versioned: what an older client has kept is brought up to date, and what a
// newer one has kept is left alone as far as it is understood.

export interface Settings {
  name: string;
  account: string | null; // the name that one has signed in with on the server
  language: string | null; // null: as the browser says
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  speed: 'slow' | 'normal' | 'fast' | 'instant'; // of others' moves
  volume: number; // of sounds, 0 to 100; 0: off
  confirm: boolean; // ask before a claim
  shortcuts: boolean; // single letters and digits are commands
  memory_aid: boolean; // show what has been seen of cards and tokens
  think_ms: number; // of bots on this device
}

export const defaults: Settings = {
  name: '',
  account: null,
  language: null,
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  volume: 0,
  confirm: true,
  shortcuts: true,
  memory_aid: false,
  think_ms: 1000,
};

const choices: { [key in keyof Settings]: (value: unknown) => boolean } = {
  name: (value) => typeof value === 'string' && value.length <= 24,
  account: (value) => value === null || typeof value === 'string',
  language: (value) => value === null || typeof value === 'string',
  theme: (value) => ['system', 'light', 'dark'].includes(value as string),
  motion: (value) => ['system', 'full', 'reduced'].includes(value as string),
  speed: (value) => ['slow', 'normal', 'fast', 'instant'].includes(value as string),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  confirm: (value) => typeof value === 'boolean',
  shortcuts: (value) => typeof value === 'boolean',
  memory_aid: (value) => typeof value === 'boolean',
  think_ms: (value) => typeof value === 'number' && value >= 1 && value <= 60_000,
};

export const key = 'fogline.settings';
const version = 2;

// Each brings the kept object from its number to the next.
const migrations: ((kept: Record<string, unknown>) => Record<string, unknown>)[] = [
  ({ sound, ...kept }) => ({ ...kept, volume: sound === true ? 60 : 0 }), // sounds were on or off
];

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

// Even to ask for it may throw, where cookies are forbidden.
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function readSettings(storage: Storage | null = browserStorage()): Settings {
  const settings = { ...defaults };
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(storage?.getItem(key) ?? '{}') as Record<string, unknown>;
  } catch {
    return settings;
  }
  if (typeof kept !== 'object' || kept === null) return settings;
  for (let from = typeof kept.version === 'number' ? kept.version : version; from < version; ++from) kept = migrations[from - 1]!(kept);
  for (const name of Object.keys(defaults) as (keyof Settings)[])
    if (name in kept && choices[name](kept[name])) Object.assign(settings, { [name]: kept[name] });
  return settings;
}

// False: it is not kept beyond this visit.
export function writeSettings(settings: Settings, storage: Storage | null = browserStorage()): boolean {
  try {
    if (!storage) return false;
    storage.setItem(key, JSON.stringify({ ...settings, version }));
    return true;
  } catch {
    return false;
  }
}
