// Tables on a server: HTTP for what is asked once, a WebSocket for a table that one sits at or watches. A connection
// that breaks comes back by itself; an action that was not answered is said again under its id, and done once.
import type { Board } from '../protocol/board';
import type { Message, NewTable, Wish } from '../protocol/message';
import { protocolVersion, type Listed, type Refused, type ServerMessage, type Update } from '../protocol/update';
import type { Seat } from '../protocol/words';
import { HostError, refusal, withId, type Connection, type Host, type LinkState, type Listener } from './host';
import type { Hints } from './study';

// What the host needs of a browser, so that tests can have another.
export interface Net {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): WebSocket;
}

const browser: Net = {
  fetch: (path, init) => fetch(path, init),
  socket: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`, 'fogline.2'),
};

const patience_ms = 10_000; // for an answer
const signOfLife_ms = 20_000;
const firstPause_ms = 500;
const longestPause_ms = 15_000;
const mostWaiting = 32; // messages without an answer

// Coming back would change nothing.
const final = new Set(['no_such_table', 'no_such_board', 'broken_table', 'no_spectators', 'too_fast', 'not_text']);
const finalBefore = new Set(['not_found', 'foreign_origin']); // said before a socket is open

// Said again after the connection broke: the server does them once.
const repeatable = new Set<Wish['type']>(['act', 'take_back', 'rematch']);

export class SocketHost implements Host {
  readonly where = 'server';
  private guest: Promise<void> | undefined;

  // `onStranger`: the server does not know us, or no longer.
  constructor(
    private readonly net: Net = browser,
    private readonly onStranger: () => void = () => {},
  ) {}

  async make(table: NewTable): Promise<string> {
    return (await this.json<Update>('/api/tables', { method: 'POST', body: JSON.stringify(table) })).table.id;
  }

  open(table: string, listener: Listener): Connection {
    return new SocketConnection(this.net, this, `/api/tables/${encodeURIComponent(table)}`, listener);
  }

  // Who only looks is not made a guest.
  tables(after?: Listed): Promise<Listed[]> {
    return this.listed('/api/me/tables', after).catch((error: HostError) => {
      if (error.code !== 'no_token') throw error;
      this.stranger();
      return [];
    });
  }

  async boards(): Promise<Board[]> {
    return (await this.json<{ boards: Board[] }>('/api/boards')).boards;
  }

  lobby(after?: Listed): Promise<Listed[]> {
    return this.listed('/api/tables', after);
  }

  async record(table: string): Promise<string> {
    return JSON.stringify(await this.json<object>(`/api/tables/${encodeURIComponent(table)}/record`));
  }

  // A bot of the server thinks for a seat: for somebody who plays against bots alone.
  hints(table: string, seat: Seat): Promise<Hints> {
    return this.json(`/api/tables/${encodeURIComponent(table)}/hints?seat=${seat}`);
  }

  // With a name and a password one is somebody else to the server: a new account, or one that is there. Answers the name as it is kept.
  async enter(how: 'accounts' | 'sessions', name: string, password: string): Promise<string> {
    const session = await this.json<{ name: string }>(`/api/${how}`, { method: 'POST', body: JSON.stringify({ name, password }) });
    return session.name;
  }

  // The name of the account that one is signed in with.
  async account(): Promise<string | null> {
    const stranger = (error: HostError) => {
      if (error.code === 'no_token') return { name: undefined };
      throw error;
    };
    return (await this.json<{ name?: string }>('/api/me').catch(stranger)).name ?? null;
  }

  async leave(): Promise<void> {
    await this.json('/api/sessions', { method: 'DELETE' });
    this.guest = undefined;
  }

  private async listed(path: string, after: Listed | undefined): Promise<Listed[]> {
    return (await this.json<{ tables: Listed[] }>(after ? `${path}?before=${after.changed_ms},${after.id}` : path)).tables;
  }

  // The cookie cannot be seen from here: the server says whether there is one.
  becomeGuest(): Promise<void> {
    this.guest ??= this.json('/api/me/tables')
      .catch((error: HostError) => {
        if (error.code !== 'no_token') throw error;
        this.onStranger();
        return this.json('/api/guests', { method: 'POST' });
      })
      .then(() => undefined);
    this.guest.catch(() => (this.guest = undefined));
    return this.guest;
  }

  // Fails with the reason why a socket was not opened. NB: a browser does not tell what the server has answered, and a stream is opened by the
  // same rules, so it is asked for instead.
  async findRefusal(table: string): Promise<void> {
    try {
      const stream = await this.ask(`${table}/stream`);
      await stream.body?.cancel();
    } catch (error) {
      if ((error as HostError).code === 'no_token') this.stranger();
      throw error;
    }
    const { versions = [1] } = await this.json<{ versions?: number[] }>('/api');
    if (!versions.includes(protocolVersion)) throw new HostError('wrong_protocol', `the server speaks ${versions.join(', ')}`);
  }

  // Somebody may have signed out in another window.
  private stranger(): void {
    this.guest = undefined;
    this.onStranger();
  }

  private async json<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await this.ask(path, init);
    return objectIn<T>(await response.text().catch(() => '')) ?? badAnswer(response);
  }

  // An answer that is no refusal.
  private async ask(path: string, init: RequestInit = {}): Promise<Response> {
    let response: Response;
    try {
      response = await this.net.fetch(path, { ...init, signal: AbortSignal.timeout(patience_ms) });
    } catch (error) {
      throw new HostError('unreachable', (error as Error).message);
    }
    if (response.ok) return response;
    const answer = objectIn<Partial<Refused>>(await response.text().catch(() => ''));
    throw answer?.code ? refusal(answer as Refused) : badAnswer(response);
  }
}

function objectIn<T>(text: string): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

function badAnswer({ status }: Response): never {
  throw new HostError('bad_answer', `status ${status}`);
}

class SocketConnection implements Connection {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, Message>();
  private state: LinkState | undefined;
  private tries = 0;
  private heard_ms = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse = setInterval(() => this.checkPulse(), patience_ms);
  private readonly comeBack = () => void this.connect();
  private trying = false; // to connect: the network may come back meanwhile
  private known = false; // an update came
  private strange = 0; // so often the server did not know us, since the last update
  private done = false;

  constructor(
    private readonly net: Net,
    private readonly host: SocketHost,
    private readonly table: string, // its address
    private readonly listener: Listener,
  ) {
    globalThis.addEventListener?.('online', this.comeBack);
    this.link('connecting');
    void this.connect();
  }

  send(wish: Wish): string {
    const message = withId(wish);
    if (this.waiting.size >= mostWaiting) this.refuse(message, 'too_busy');
    else if (this.socket?.readyState === WebSocket.OPEN || repeatable.has(wish.type)) this.keepAndSend(message);
    else this.refuse(message, 'not_sent');
    return message.id;
  }

  close(): void {
    this.done = true;
    globalThis.removeEventListener?.('online', this.comeBack);
    clearInterval(this.pulse);
    clearTimeout(this.pause);
    this.socket?.close();
  }

  private keepAndSend(message: Message & { id: string }): void {
    this.waiting.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private async connect(): Promise<void> {
    if (this.socket || this.trying || this.done) return;
    this.trying = true;
    clearTimeout(this.pause);
    let open = false;
    let code = '';
    try {
      await this.host.becomeGuest();
      open = await this.opened();
      if (!open && !this.done) await this.host.findRefusal(this.table);
    } catch (error) {
      code = (error as HostError).code;
    }
    this.trying = false;
    if (!open) this.refused(code);
  }

  // False: the socket was closed before it was open.
  private opened(): Promise<boolean> {
    return new Promise((answer) => {
      if (this.done) return answer(false);
      const socket = (this.socket = this.net.socket(`${this.table}/socket`));
      let open = false;
      socket.onopen = () => {
        open = true;
        answer(true);
        this.heard_ms = Date.now();
        for (const message of this.waiting.values()) socket.send(JSON.stringify(message));
      };
      socket.onmessage = (event) => socket === this.socket && this.take(event.data as string);
      socket.onclose = (event) => {
        if (socket !== this.socket) return;
        this.socket = undefined;
        if (open) this.lost(event.reason);
        else answer(false);
      };
    });
  }

  private refused(code: string): void {
    if (this.done) return;
    if (code === 'wrong_protocol') return this.another();
    if (code === 'no_token' && ++this.strange > 1) return this.end(new HostError(code, 'the cookie does not come back'));
    if (finalBefore.has(code)) return this.end(new HostError(code, 'the server does not open a connection'));
    this.comeBackLater(code === 'overloaded' || code === 'too_many_sockets' ? code : this.known ? 'away' : 'unreached');
  }

  // The server speaks another version: nothing that it says is understood.
  private another(): void {
    this.link('newer');
    this.close();
  }

  private take(text: string): void {
    this.heard_ms = Date.now();
    const message = objectIn<ServerMessage>(text);
    if (!message) return this.end(new HostError('bad_answer', 'the server sent something that is no message'));
    switch (message.type) {
      case 'update':
        if (message.version !== protocolVersion) return this.another();
        this.known = true;
        this.strange = 0;
        this.tries = 0;
        if (message.done) this.waiting.delete(message.done);
        this.link('online');
        return this.listener.message(message);
      case 'refused':
        if (message.id) this.waiting.delete(message.id);
        return this.listener.message(message);
      case 'pong':
        return;
      default:
        message satisfies never; // of a later version: what we know still works
    }
  }

  private lost(reason: string): void {
    if (this.done) return;
    if (final.has(reason)) return this.end(new HostError(reason, 'the server has closed the connection'));
    this.comeBackLater(this.known ? 'away' : 'unreached');
  }

  private comeBackLater(state: LinkState): void {
    this.link(state);
    for (const [id, message] of this.waiting) {
      if (repeatable.has(message.type)) continue;
      this.waiting.delete(id);
      this.refuse({ ...message, id }, 'not_sent');
    }
    // Not all at once when a server comes back: anything from half of the pause to the whole.
    const pause = Math.min(longestPause_ms, firstPause_ms * 2 ** this.tries++);
    this.pause = setTimeout(() => void this.connect(), pause * (0.5 + Math.random() / 2));
  }

  // A connection can die without a word.
  private checkPulse(): void {
    const silent_ms = Date.now() - this.heard_ms;
    if (this.socket?.readyState !== WebSocket.OPEN || silent_ms < signOfLife_ms) return;
    if (silent_ms > signOfLife_ms + 2 * patience_ms) {
      const { socket } = this;
      this.socket = undefined;
      socket.close();
      return this.lost('');
    }
    this.socket.send('{"type":"ping"}');
  }

  private refuse(message: Message & { id: string }, code: 'too_busy' | 'not_sent'): void {
    // Later, because the sender does not know the id yet.
    const reason = 'the connection to the server is broken';
    queueMicrotask(() => this.listener.message({ type: 'refused', id: message.id, seq: 0, code, reason }));
  }

  private end(error: HostError): void {
    this.close();
    this.listener.closed(error);
  }

  private link(state: LinkState): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.link(state);
  }
}
