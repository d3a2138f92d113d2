// The page that is shown, and how to get to another without loading the client again.
import { pageAt, type Page } from './page';

class Navigation {
  page: Page = $state.raw(pageAt(location.pathname));

  follow(path: string): void {
    this.page = pageAt(path);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.follow(path);
    scrollTo(0, 0);
  }

  // Links are links: only a plain click on one of ours is answered here.
  click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const navigation = new Navigation();
