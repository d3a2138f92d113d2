// The games of a file: one record a line. Only looked at, so that a person can choose; the engine judges the one that is chosen.

export interface Game {
  line: number; // from 1
  text: string;
  players: string[];
  events: number;
}

// Why something is not shown: a text of i18n with what stands in it, and in plain English what the engine says.
export interface Problem {
  id: 'empty' | 'json' | 'format' | 'board' | 'faulty' | 'record' | 'event' | 'link' | 'large' | 'unread';
  line?: number;
  board?: string;
  event?: number;
  rule?: string;
  detail?: string;
}

export interface Found {
  games: Game[];
  problem?: Problem; // the first; the games beside it can be watched all the same
}

export const largestFile = 50_000_000; // bytes

export function gamesIn(text: string): Found {
  const whole = asJson(text); // a record that somebody has spread over many lines
  const lines = whole === undefined ? text.split('\n') : [JSON.stringify(whole)];
  const found: Found = { games: [] };
  lines.forEach((line, i) => {
    if (line.trim() === '') return;
    const game = gameIn(line.trim(), i + 1);
    if ('players' in game) found.games.push(game);
    else found.problem ??= game;
  });
  return found.games.length > 0 || found.problem ? found : { games: [], problem: { id: 'empty' } };
}

// A board's file and no record (docs/board.md); whether it is right, the engine says.
export function isBoard(text: string): boolean {
  const file = asJson(text) as { locations?: unknown; routes?: unknown } | null | undefined;
  return Array.isArray(file?.locations) && Array.isArray(file.routes);
}

// Which board a record was played on.
export function boardNamedIn(record: string): { id: string; sha256: string } {
  const { board, board_sha256 } = (asJson(record) ?? {}) as { board?: unknown; board_sha256?: unknown };
  return { id: String(board), sha256: String(board_sha256) };
}

function gameIn(text: string, line: number): Game | Problem {
  const record = asJson(text) as { format?: unknown; players?: unknown; events?: unknown } | null | undefined;
  if (record === undefined) return { id: 'json', line };
  if (record?.format !== 'record/1' || !Array.isArray(record.players) || !Array.isArray(record.events)) return { id: 'format', line };
  const players = record.players.map((player: { name?: unknown } | null) => (typeof player?.name === 'string' ? player.name : '?'));
  return { line, text, players, events: record.events.length };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What the engine says of a record that is not right.
export function problemOf({ error, event, rule }: { error: string; event?: number; rule?: string }): Problem {
  if (event !== undefined) return { id: 'event', event: event + 1, ...(rule ? { rule } : {}), detail: error };
  return /^board(_sha256)?\b/.test(error) ? { id: 'board' } : { id: 'record', detail: error };
}
