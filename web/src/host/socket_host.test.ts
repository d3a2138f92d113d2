import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refused, Update } from '../protocol/update';
import type { HostError, LinkState, Listener } from './host';
import { SocketHost, type Net } from './socket_host';

// A server that says what a test tells it to.
class Server implements Net {
  sockets: FakeSocket[] = [];
  answers = new Map<string, { status: number; body: unknown }>([['GET /api/me/tables', { status: 200, body: { tables: [] } }]]);
  asked: string[] = [];

  fetch = async (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${path}`;
    this.asked.push(what);
    const answer = this.answers.get(what);
    if (!answer) throw new TypeError('failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  socket = (path: string) => {
    const socket = new FakeSocket(path);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  get last() {
    return this.sockets[this.sockets.length - 1]!;
  }
}

class FakeSocket {
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { reason: string }) => void = () => {};
  constructor(readonly path: string) {}
  send = (text: string) => void this.sent.push(JSON.parse(text) as { type: string; id?: string });
  close = () => this.drop('');
  open() {
    this.readyState = 1;
    this.onopen();
  }
  drop(reason: string) {
    this.readyState = 3;
    this.onclose({ reason });
  }
  says = (message: object) => this.onmessage({ data: JSON.stringify(message) });
}

class Page implements Listener {
  heard: (Update | Refused)[] = [];
  links: LinkState[] = [];
  error: HostError | null = null;
  message = (message: Update | Refused) => void this.heard.push(message);
  link = (state: LinkState) => void this.links.push(state);
  closed = (error: HostError) => void (this.error = error);
}

const update = (fields: object = {}) => ({ type: 'update', version: 2, seq: 1, now_ms: 0, seat: 0, table: {}, ...fields });
const refused = (status: number, code: string) => ({ status, body: { type: 'refused', code, reason: '', seq: 0 } });
const act = { type: 'act', seat: 0, seq: 1, action: { type: 'draw_deck' } } as const;

const stream = 'GET /api/tables/abc/stream';

let server: Server;
let page: Page;
const open = async () => {
  const connection = new SocketHost(server).open('abc', page);
  await vi.advanceTimersByTimeAsync(0);
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  server = new Server();
  page = new Page();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who comes for the first time becomes a guest before connecting', async () => {
  server.answers.set('GET /api/me/tables', refused(401, 'no_token'));
  server.answers.set('POST /api/guests', { status: 201, body: {} });
  await open();
  expect(server.asked).toEqual(['GET /api/me/tables', 'POST /api/guests']);
  expect(server.last.path).toBe('/api/tables/abc/socket');
});

test('a list of tables makes nobody a guest', async () => {
  const stranger = vi.fn();
  server.answers.set('GET /api/me/tables', refused(401, 'no_token'));
  expect(await new SocketHost(server, stranger).tables()).toEqual([]);
  expect(server.asked).toEqual(['GET /api/me/tables']);
  expect(stranger).toHaveBeenCalledOnce();
});

test('an unanswered action is said again under its id when the connection is back', async () => {
  const connection = await open();
  server.last.open();
  server.last.says(update());
  const id = connection.send(act);
  server.last.drop('server_stopping');
  expect(page.links).toEqual(['connecting', 'online', 'away']);
  await vi.advanceTimersByTimeAsync(600);
  server.last.open();
  expect(server.sockets).toHaveLength(2);
  expect(server.last.sent).toEqual([{ ...act, id }]);
  server.last.says(update({ done: id, seq: 2 }));
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(600);
  server.last.open();
  expect(server.last.sent).toEqual([]); // it was answered
  connection.close();
});

test('what must not be done twice is given back instead', async () => {
  const connection = await open();
  server.last.open();
  const id = connection.send({ type: 'undo', seat: 0 });
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(0);
  expect(page.heard).toMatchObject([{ type: 'refused', id, code: 'not_sent' }]);
  const later = connection.send({ type: 'say', seat: 0, phrase: 'hello' });
  await vi.advanceTimersByTimeAsync(0);
  expect(page.heard[1]).toMatchObject({ id: later, code: 'not_sent' });
  connection.close();
});

test('pauses between tries grow, and are bounded', async () => {
  server.answers.clear();
  const connection = await open();
  await vi.advanceTimersByTimeAsync(120_000);
  const tries = server.asked.length;
  expect(tries).toBeGreaterThan(8);
  expect(tries).toBeLessThan(25);
  connection.close();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(server.asked).toHaveLength(tries);
});

test('a table that is not there is not asked for again', async () => {
  await open();
  server.last.open();
  server.last.drop('no_such_table');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.error?.code).toBe('no_such_table');
  expect(server.sockets).toHaveLength(1);
});

test('a newer server ends the connection, and the page is told to load anew', async () => {
  await open();
  server.last.open();
  server.last.says(update({ version: 3 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.links).toEqual(['connecting', 'newer']);
  expect(page.heard).toEqual([]);
  expect(server.sockets).toHaveLength(1);
});

test('a server of another version that does not even open a socket is recognised too', async () => {
  await open();
  server.answers.set(stream, { status: 200, body: {} });
  server.answers.set('GET /api', { status: 200, body: { version: 99 } });
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.links).toEqual(['connecting', 'newer']);
  expect(server.sockets).toHaveLength(1);
});

for (const [code, status] of [
  ['overloaded', 503],
  ['too_many_sockets', 429],
] as const)
  test(`${code}: it is said, and one is connected as soon as there is room`, async () => {
    const connection = await open();
    server.answers.set(stream, refused(status, code));
    server.last.drop('');
    await vi.advanceTimersByTimeAsync(600);
    expect(page.links).toEqual(['connecting', code]);
    server.last.open();
    server.last.says(update());
    expect(page.links.at(-1)).toBe('online');
    connection.close();
  });

test('who signed out in another window becomes a guest anew', async () => {
  const connection = await open();
  server.last.open();
  server.last.says(update());
  server.last.drop('');
  server.answers.set('GET /api/me/tables', refused(401, 'no_token'));
  server.answers.set('POST /api/guests', { status: 201, body: {} });
  server.answers.set(stream, refused(401, 'no_token'));
  await vi.advanceTimersByTimeAsync(600);
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(1100);
  expect(server.asked).toEqual(['GET /api/me/tables', stream, 'GET /api/me/tables', 'POST /api/guests']);
  server.last.open();
  server.last.says(update({ seat: null }));
  expect(page.links).toEqual(['connecting', 'online', 'away', 'online']);
  connection.close();
});

test('who takes no cookies is told so', async () => {
  server.answers.set('GET /api/me/tables', refused(401, 'no_token'));
  server.answers.set('POST /api/guests', { status: 201, body: {} });
  server.answers.set(stream, refused(401, 'no_token'));
  await open();
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(600);
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.error?.code).toBe('no_token');
  expect(server.sockets).toHaveLength(2);
});

for (const code of ['foreign_origin', 'not_found'])
  test(`${code}: coming back would change nothing`, async () => {
    await open();
    server.answers.set(stream, refused(403, code));
    server.last.drop('');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.error?.code).toBe(code);
    expect(server.sockets).toHaveLength(1);
  });

test('a table that was never seen is not said to keep a seat', async () => {
  const connection = await open();
  server.last.drop('');
  await vi.advanceTimersByTimeAsync(600);
  expect(page.links).toEqual(['connecting', 'unreached']);
  server.last.open();
  server.last.says(update());
  server.last.drop('');
  expect(page.links.at(-1)).toBe('away');
  connection.close();
});

test('a network that comes back while a guest is being made opens one socket', async () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const connection = new SocketHost(server).open('abc', page);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.sockets).toHaveLength(1);
  connection.close();
});

test('what is no message ends the connection, an unknown one is left alone', async () => {
  const other = await open();
  server.last.open();
  for (const message of [{}, [], { type: 'song' }, { type: 7 }]) server.last.says(message);
  expect([page.error, page.heard]).toEqual([null, []]);
  other.close();
  for (const text of ['', '{', 'null', '7', '"update"']) {
    page = new Page();
    await open();
    server.last.open();
    server.last.onmessage({ data: text });
    expect(page.error?.code, text).toBe('bad_answer');
  }
});

for (const version of [0, 1, 99, undefined, '1', '2'])
  test(`an update of version ${JSON.stringify(version)} is not shown`, async () => {
    await open();
    server.last.open();
    server.last.says(update({ version }));
    expect([page.heard, page.links]).toEqual([[], ['connecting', 'newer']]);
  });

test('a connection that died without a word is noticed', async () => {
  const connection = await open();
  server.last.open();
  server.last.says(update());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.last.sent).toContainEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(page.links).toContain('away');
  connection.close();
});

test('what is waiting is bounded', async () => {
  const connection = await open();
  for (let i = 0; i < 40; ++i) connection.send(act);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.heard).toHaveLength(8);
  expect(page.heard[0]).toMatchObject({ code: 'too_busy' });
  connection.close();
});

test('errors have codes', async () => {
  const host = new SocketHost(server);
  await expect(host.lobby()).rejects.toMatchObject({ code: 'unreachable' });
  server.answers.set('POST /api/tables', { status: 503, body: { type: 'refused', code: 'overloaded', reason: 'full', seq: 0 } });
  await expect(host.make({ chairs: [] })).rejects.toMatchObject({ code: 'overloaded', message: 'full' });
  server.answers.set('GET /api/tables', { status: 502, body: 'no' });
  await expect(host.lobby()).rejects.toMatchObject({ code: 'bad_answer' });
});
