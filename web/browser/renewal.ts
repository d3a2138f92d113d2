// A server that is renewed under its clients: our own program behind a small one that has the files of the client, in as many versions as
// are wanted. A new version is the built one with other names for all files in assets/, as if every file had changed.
import { type Page, test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist/');
const isText = /\.(html|js|css)$/;
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name) && !name.endsWith('.gz'));
const assets = names.filter((name) => name.startsWith('assets/')).map((name) => name.slice('assets/'.length));

// Every file of a version by its path; version 0 is what was built.
function filesOf(version: number): Map<string, Buffer> {
  const renamed = (text: string) =>
    assets
      .reduce((all, name) => all.replaceAll(name, `v${version}-${name}`), text)
      .replace(/const version = '(\w+)'/, `const version = '$1v${version}'`);
  const as = version === 0 ? (text: string) => text : renamed;
  return new Map(
    names.map((name) => {
      const content = readFileSync(dist + name);
      return [`/${as(name)}`, isText.test(name) ? Buffer.from(as(content.toString())) : content];
    }),
  );
}

export class RenewedServer {
  broken: RegExp | undefined; // files that do not come
  private version = 0;
  private files = filesOf(0);
  private readonly folder = mkdtempSync(join(tmpdir(), 'fogline-renewal-'));
  private program: ChildProcess | undefined;
  private port = 0; // of the program
  private readonly sockets = new Set<Socket>();
  private readonly front = createServer((asked, answer) => this.answer(asked, answer));

  // Its address.
  async start(): Promise<string> {
    await this.startProgram();
    this.front.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.front.on('upgrade', (asked, socket: Socket) => this.upgrade(asked, socket));
    this.front.listen(0, '127.0.0.1');
    await once(this.front, 'listening');
    return `http://127.0.0.1:${(this.front.address() as AddressInfo).port}`;
  }

  // The program ends, and another one begins that has the same tables and another client.
  async renew(): Promise<void> {
    await this.stopProgram();
    this.files = filesOf(++this.version);
    await this.startProgram();
  }

  async stop(): Promise<void> {
    if (!this.program) return;
    for (const socket of this.sockets) socket.destroy();
    this.front.close();
    await this.stopProgram();
    rmSync(this.folder, { recursive: true });
  }

  private async startProgram(): Promise<void> {
    const options = ['serve', '--listen', '127.0.0.1:0', '--database', `sqlite:${this.folder}/fogline.db`];
    this.program = spawn(join(web, '../build/release/fogline'), options, { stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    for await (const text of this.program.stdout!) {
      said += String(text);
      const open = /open at \S+:(\d+)/.exec(said);
      if (!open) continue;
      this.port = Number(open[1]);
      break;
    }
  }

  private async stopProgram(): Promise<void> {
    const ended = once(this.program!, 'exit');
    this.program!.kill();
    await ended;
    this.program = undefined;
  }

  private answer(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url!.split('?')[0]!;
    const own = !/^\/(api|healthz)(\/|$)/.test(path);
    const name = /\.[^/]*$/.test(path) ? path : '/index.html';
    // Of a file: what the program says of the one that was built, with the content of this version.
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const how = own
      ? { path: name.replace(`v${this.version}-`, ''), headers: { host: headers.host } }
      : { path: asked.url, method: asked.method, headers };
    const question = request({ host: '127.0.0.1', port: this.port, agent: false, ...how }, (said) => {
      const file = this.broken?.test(name) ? undefined : this.files.get(name);
      if (!own) return void said.pipe(answer.writeHead(said.statusCode!, said.headers));
      said.resume();
      if (file) answer.writeHead(said.statusCode!, { ...said.headers, 'content-length': file.length }).end(file);
      else answer.writeHead(404, { 'cache-control': 'no-store' }).end();
    });
    question.on('error', () => answer.destroy());
    if (own) question.end();
    else asked.pipe(question);
  }

  private upgrade(asked: IncomingMessage, socket: Socket): void {
    const there = connect(this.port, '127.0.0.1');
    const lines = asked.rawHeaders.flatMap((text, at, all) => (at % 2 === 0 ? [`${text}: ${all[at + 1]!}`] : []));
    there.write([`GET ${asked.url!} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    for (const [from, to] of [
      [socket, there],
      [there, socket],
    ] as const)
      from
        .pipe(to)
        .on('error', () => from.destroy())
        .on('close', () => from.destroy());
  }
}

// A server of one's own.
export const test = base.extend<{ server: RenewedServer }>({
  server: async ({}, use) => {
    const server = new RenewedServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(await server.start()),
});

// The version of the page that is open: the front of the names of its files. NB: a locator outlives a page that is being loaded again.
export const version = async (page: Page) =>
  /assets\/(?:v(\d)-)?/.exec((await page.locator('head script[src]').first().getAttribute('src'))!)![1] ?? '0';
// Everything is kept, and this page gets its files from there.
export const kept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
export const notice = (page: Page) => page.getByText('Fogline was updated.');
export const reload = (page: Page) => page.getByRole('button', { name: 'Reload' });
export const comesBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
