// The page that is shown, and how to get to another without loading the client again.
import { tick } from 'svelte';
import { pageAt, type Page } from './page';
import { renewal } from './renewal.svelte';

class Navigation {
  page: Page = $state.raw(pageAt(location.pathname));
  hash: string = $state(location.hash.slice(1)); // a rule on the page of rules, an invitation to a table
  dropped: File[] | null = $state.raw(null); // on whatever page: the page of replays takes them

  follow(): void {
    this.hash = location.hash.slice(1);
    const page = pageAt(location.pathname);
    if (this.isHere(page)) return;
    if (renewal.leaves(location.href, 'instead')) return;
    this.page = page;
    void this.arrive();
  }

  // `instead`: there is no way back to a page that only leads on.
  go(path: string, how: 'on' | 'instead' = 'on'): void {
    const other = !this.isHere(pageAt(new URL(path, location.href).pathname));
    if (other && !this.dropped && renewal.leaves(path, how)) return; // files that were dropped are only here
    if (how === 'on') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    scrollTo(0, 0);
    this.follow();
  }

  private isHere(page: Page): boolean {
    return JSON.stringify(page) === JSON.stringify(this.page);
  }

  // The same page, said more exactly: nothing is loaded, and there is no way back to what it was.
  replaceHash(hash: string): void {
    history.replaceState(null, '', location.pathname + (hash && `#${hash}`));
    this.hash = hash;
  }

  // Who listens hears where they are: the heading of the new page has the focus.
  async arrive(): Promise<void> {
    await tick();
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  drop(event: DragEvent): void {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    this.dropped = files;
    this.go('/replay');
  }

  // Links are links: only a plain click on one of ours is answered here.
  click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const navigation = new Navigation();
