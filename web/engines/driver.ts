// Firefox and WebKit as Debian has them, by WebDriver: WebKit's driver takes it as HTTP, Firefox itself by a socket (Marionette). What a
// person does here is what Playwright's pages call it, so that browser/play.ts plays with both.
import type { Page } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

// One command of WebDriver, by both of its names.
type Ask = (firefox: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  PageDown: '\uE00F',
  ArrowDown: '\uE015',
};

export class Driver {
  private constructor(
    private readonly ask: Ask,
    private readonly end: () => Promise<void>,
  ) {}

  static async open(engine: Engine): Promise<Driver> {
    const folder = mkdtempSync(join(tmpdir(), `fogline-${engine}-`));
    const { program, ask } = await (engine === 'firefox' ? openFirefox(folder) : openWebKit());
    return new Driver(ask, async () => {
      const ended = once(program, 'exit');
      process.kill(-program.pid!); // with all that it has started
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    });
  }

  close = (): Promise<void> => this.end();

  goto = async (url: string): Promise<void> => void (await this.ask('Navigate', 'POST', '/url', { url }));
  reload = async (): Promise<void> => void (await this.ask('Refresh', 'POST', '/refresh', {}));

  // A function of the page, or an expression.
  evaluate = (async (what: string | ((arg: unknown) => unknown), arg?: unknown) => {
    const call = typeof what === 'string' ? what : `(${what.toString()})(arguments[0])`;
    const script = `const done = arguments[arguments.length - 1];
      (async () => ${call.replaceAll('arguments[0]', 'given')})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.ask('ExecuteAsyncScript', 'POST', '/execute/async', {
      script: `const given = arguments[0];\n${script}`,
      args: [arg ?? null],
    })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }) as Page['evaluate'];

  readonly mouse = {
    click: (x: number, y: number): Promise<void> =>
      this.act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
  };

  readonly keyboard = {
    press: (combined: string): Promise<void> => {
      const held = combined.split('+').map((key) => keys[key] ?? key);
      const down = held.map((value) => ({ type: 'keyDown', value }));
      const up = held.map((value) => ({ type: 'keyUp', value })).reverse();
      return this.act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
    },
  };

  async screenshot(path: string): Promise<void> {
    writeFileSync(path, Buffer.from((await this.ask('TakeScreenshot', 'GET', '/screenshot')) as string, 'base64'));
  }

  private async act(source: object): Promise<void> {
    await this.ask('PerformActions', 'POST', '/actions', { actions: [source] });
  }
}

const start = (name: string, options: string[], home?: string): ChildProcess =>
  spawn(name, options, { detached: true, stdio: 'ignore', env: { ...process.env, ...(home ? { HOME: home } : {}) } });

async function until<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(20)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('the browser does not start');
}

async function openFirefox(profile: string): Promise<{ program: ChildProcess; ask: Ask }> {
  const settings = { 'marionette.port': 0, 'network.proxy.type': 0, 'browser.shell.checkDefaultBrowser': false };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  );
  const program = start('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], profile);
  const file = join(profile, 'MarionetteActivePort');
  const port = await until(() => (existsSync(file) && Number(readFileSync(file, 'utf8'))) || undefined);
  const say = marionette(connect(port, '127.0.0.1'));
  await say('NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    program,
    ask: async (command, _method, _path, body) => ((await say(command, body ?? {})) as { value: unknown }).value,
  };
}

// A message is its length, a colon, and [0, id, command, what with]; an answer [1, id, error, what].
function marionette(socket: Socket): (command: string, body: object) => Promise<unknown> {
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let said = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    said = Buffer.concat([said, data]);
    for (;;) {
      const colon = said.indexOf(':');
      const size = Number(said.subarray(0, colon));
      if (colon < 0 || said.length < colon + 1 + size) return;
      const answer = JSON.parse(said.subarray(colon + 1, colon + 1 + size).toString()) as [1, number, { message: string } | null, unknown];
      said = said.subarray(colon + 1 + size);
      const { done, fail } = waiting.get(answer[1]) ?? {}; // the first says who speaks
      if (answer[2]) fail?.(new Error(answer[2].message));
      else done?.(answer[3]);
    }
  });
  return (command, body) => {
    const text = JSON.stringify([0, ++last, `WebDriver:${command}`, body]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, fail) => waiting.set(last, { done, fail }));
  };
}

async function openWebKit(): Promise<{ program: ChildProcess; ask: Ask }> {
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  const program = start('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`]);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: { message?: string; sessionId?: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  await until(() => call('GET', '/status').catch(() => undefined));
  const binary = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  return { program, ask: (_command, method, path, body) => call(method, `/session/${sessionId}${path}`, body) };
}
