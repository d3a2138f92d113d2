import { expect, test } from 'vitest';
import { pageAt, pathOf, type Page } from './page';

test('a page and its address name each other', () => {
  const pages: Exclude<Page, { name: 'missing' }>[] = [
    { name: 'home' },
    { name: 'table', where: 'server', id: 'abc' },
    { name: 'table', where: 'device', id: 'abc' },
  ];
  for (const page of pages) expect(pageAt(pathOf(page))).toEqual(page);
});

test('an address of no page is missing', () => {
  for (const path of ['/t', '/t/a/b', '/nowhere', '/T/a']) expect(pageAt(path).name).toBe('missing');
});
