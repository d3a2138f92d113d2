import { expect, test } from 'vitest';
import { pageAt, pathOf, tableIn, type Page } from './page';

test('a page and its address name each other', () => {
  const pages: Exclude<Page, { name: 'missing' }>[] = [
    { name: 'home' },
    { name: 'rules' },
    { name: 'table', where: 'server', id: 'abc' },
    { name: 'table', where: 'device', id: 'abc' },
  ];
  for (const page of pages) expect(pageAt(pathOf(page))).toEqual(page);
});

test('an address of no page is missing', () => {
  for (const path of ['/t', '/t/a/b', '/nowhere', '/T/a', '/rules/x']) expect(pageAt(path).name).toBe('missing');
});

test('a table is found in its link and in its code', () => {
  expect(tableIn('https://example.org/t/abcd1234#x7y8')).toEqual({ id: 'abcd1234', invite: 'x7y8' });
  expect(tableIn(' abcd1234 ')).toEqual({ id: 'abcd1234', invite: '' });
  expect(tableIn('come and play!')).toBeUndefined();
});
