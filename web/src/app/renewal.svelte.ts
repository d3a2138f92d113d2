// A newer client: whether the server has one, and when this page gives way to it. A version is told by its first script, which names the
// others and so has another name in every version.

const often_ms = 60 * 60_000;
const patience_ms = 10_000;
const justCome_ms = 10_000; // after a page was loaded
const key = 'fogline.renewal'; // the version that this window gave up by itself

const scriptOf = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

// Nothing, where no client comes from: the server does not answer, or something else does.
async function scriptAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience_ms) });
    return response.ok ? scriptOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

// The service worker that comes has all its files, or could not get them.
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const check = () => void (/^(activated|redundant)$/.test(worker.state) && done());
    worker.addEventListener('statechange', check);
    check();
  });
}

class Renewal {
  newer: boolean = $state(false); // the server has another client than this one
  ready: boolean = $state(false); // and who loads the page again gets it

  held: boolean = $state(false); // something would be lost with this visit
  declined: boolean = $state(false); // for now: it starts with the next page
  readonly offered = $derived(this.ready && !this.held && !this.declined);

  private here: string | undefined; // the version of this page
  private touched = false;
  private looking: Promise<boolean | undefined> | undefined;
  private coming: Promise<void> | undefined;

  // Called once, when the first page is there.
  begin(): void {
    this.here = scriptOf(document.head.innerHTML);
    if (import.meta.env.DEV) return;
    const look = () => void this.look();
    for (const touch of ['pointerdown', 'keydown', 'input'] as const)
      addEventListener(touch, () => (this.touched = true), { capture: true, once: true });
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) this.giveWay();
      else look();
    });
    addEventListener('online', look);
    setInterval(look, often_ms);
    // NB: there is none where a page comes by plain http from another machine.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    if (workers.controller) look(); // else the page came from the server
    workers.addEventListener('controllerchange', look); // another window may have brought it
    const register = () => void workers.register('/sw.js').catch(() => undefined);
    void workers.ready.then(({ active }) => workers.controller ?? active?.postMessage('mine'));
    if (document.readyState === 'complete') register();
    else addEventListener('load', register);
  }

  // Asks the server which client it has. Nothing: it does not answer.
  look(): Promise<boolean | undefined> {
    return (this.looking ??= this.ask().finally(() => (this.looking = undefined)));
  }

  // The newest there is, not what was kept of an older one.
  async reload(): Promise<void> {
    const newer = await this.look();
    await this.coming;
    if (newer && !this.ready) await (await this.registration())?.unregister();
    location.reload();
  }

  // A part did not come, twice. NB: Firefox remembers that a module did not come as long as the page is open.
  async startOver(): Promise<void> {
    if ((await this.look()) === false && !this.held) location.reload();
  }

  // On the way to another page nothing is lost. NB: without a service worker that page might not come.
  leaves(path: string, how: 'on' | 'instead'): boolean {
    if (!this.mayStart()) return false;
    if (how === 'on') location.assign(path);
    else location.replace(path);
    return true;
  }

  private async ask(): Promise<boolean | undefined> {
    const offered = await scriptAt(`/index.html?${Date.now()}`); // with a query: the service worker lets it pass
    if (!offered || !this.here) return undefined;
    this.newer = offered !== this.here;
    this.ready &&= this.newer;
    if (this.newer) this.coming ??= this.fetchIt(offered).finally(() => (this.coming = undefined));
    return this.newer;
  }

  private async fetchIt(offered: string): Promise<void> {
    const registration = await this.registration();
    try {
      await registration?.update();
    } catch {
      return; // the server is gone again
    }
    const worker = registration?.installing ?? registration?.waiting;
    if (worker) await settled(worker);
    this.ready = (await scriptAt('/index.html')) === offered;
    this.giveWay();
  }

  // By itself only where nothing was done yet: on a page that was loaded just now, or that nobody looks at. Once for each version.
  private giveWay(): void {
    if (this.touched || !this.mayStart() || (!document.hidden && performance.now() > justCome_ms)) return;
    try {
      if (sessionStorage.getItem(key) === this.here) return;
      sessionStorage.setItem(key, this.here!);
    } catch {
      return;
    }
    location.reload();
  }

  private mayStart(): boolean {
    return this.ready && !this.held && Boolean(navigator.serviceWorker?.controller);
  }

  private async registration(): Promise<ServiceWorkerRegistration | undefined> {
    return navigator.serviceWorker?.getRegistration().catch(() => undefined);
  }
}

export const renewal = new Renewal();
