// Where tables live, as pages see it: on a server (SocketHost) or on this device (LocalHost). Both speak the messages
// of docs/protocol.md, so a page need not know which it has.
import type { Message, NewTable, Wish } from '../protocol/message';
import type { Listed, RefusalCode, Refused, Update } from '../protocol/update';

// How a connection stands. The last four come back by themselves.
export type LinkState =
  | 'connecting'
  | 'online'
  | 'newer' // the server speaks another language: the client must be loaded again
  | 'away' // it was there
  | 'unreached' // it never was, so nothing is known of the table
  | 'overloaded' // the server has no room
  | 'too_many_sockets'; // of this address

export type HostCode =
  | RefusalCode
  | 'unreachable' // the server does not answer
  | 'not_sent' // the connection broke before it was answered, and it would be wrong to say it twice
  | 'bad_answer' // what came is no message
  | 'engine_failed' // our own mistake, on this device
  | 'storage_failed' // what is kept on this device cannot be read or written now
  | 'removed'; // from this device, while it was being played

// Why something could not be done: a code for the texts of i18n, the rule if it was one, and plain English for logs.
export class HostError extends Error {
  constructor(
    readonly code: HostCode | (string & {}),
    message: string,
    readonly rule?: string,
  ) {
    super(message);
    this.name = 'HostError';
  }
}

export function refusal({ code, reason, rule }: Refused): HostError {
  return new HostError(code, reason, rule);
}

// What a page hears from a table. An update has a view for each seat of the connection.
export interface Listener {
  message(message: Update | Refused): void;
  link(state: LinkState): void;
  closed(error: HostError): void; // for good: there is no such table, or nobody may watch
}

export interface Connection {
  send(wish: Wish): string; // the id by which the answer names it
  close(): void;
}

export interface Host {
  readonly where: 'server' | 'device';
  make(table: NewTable): Promise<string>; // its id
  open(table: string, listener: Listener): Connection;
  tables(): Promise<Listed[]>; // one's own, the last changed first
  record(table: string): Promise<string>; // of a game that is over
}

// Ids that no other message has. NB: `crypto.randomUUID` is missing where a page comes by plain http from another machine.
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function withId(wish: Wish): Message & { id: string } {
  return { ...wish, id: newId() };
}
