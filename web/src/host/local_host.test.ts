import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostError, LinkState } from './host';
import { LocalHost, startStudy } from './local_host';

// A worker that says nothing until it dies.
class Silent extends EventTarget {
  static all: Silent[] = [];
  terminated = false;
  constructor() {
    super();
    Silent.all.push(this);
  }
  postMessage(): void {}
  terminate = () => (this.terminated = true);
  die = () => this.dispatchEvent(Object.assign(new Event('error'), { message: 'no such script' }));
}

beforeEach(() => {
  Silent.all = [];
  vi.stubGlobal('Worker', Silent);
});
afterEach(() => vi.unstubAllGlobals());

test('a worker that dies fails what waits for it, and another is started for the next question', async () => {
  const host = new LocalHost(() => {});
  const asked = [host.tables(), host.make({ chairs: [] })];
  const heard: (LinkState | HostError)[] = [];
  host.open('any', { message: () => {}, link: (state) => heard.push(state), closed: (error) => heard.push(error) });
  expect(Silent.all.length).toBe(1);
  Silent.all[0]!.die();
  for (const each of asked) await expect(each).rejects.toMatchObject({ code: 'engine_failed', message: 'no such script' });
  await vi.waitFor(() => expect(heard).toEqual(['connecting', expect.objectContaining({ code: 'engine_failed' })]));
  expect(Silent.all[0]!.terminated).toBe(true);

  void host.tables().catch(() => undefined);
  expect(Silent.all.length).toBe(2);
});

test('a study that cannot be started says so', async () => {
  const { died } = startStudy();
  Silent.all[0]!.die();
  await expect(died).rejects.toThrow('no such script');
});
