// Which rules there are, by chapter, and how one is found.

import type { Plain } from '../i18n/say';

export const chapters: readonly { title: Plain; rules: readonly Plain[] }[] = [
  { title: 'rules-1', rules: ['rule-1-1', 'rule-1-2', 'rule-1-3', 'rule-1-4', 'rule-1-5', 'rule-1-6'] },
  { title: 'rules-2', rules: ['rule-2-1', 'rule-2-2', 'rule-2-3', 'rule-2-4', 'rule-2-5', 'rule-2-6', 'rule-2-7', 'rule-2-8'] },
  { title: 'rules-3', rules: ['rule-3-1', 'rule-3-2', 'rule-3-3'] },
  { title: 'rules-4', rules: ['rule-4-1', 'rule-4-2', 'rule-4-3', 'rule-4-4', 'rule-4-5', 'rule-4-6', 'rule-4-7', 'rule-4-8'] },
  { title: 'rules-5', rules: ['rule-5-1', 'rule-5-2', 'rule-5-3', 'rule-5-4', 'rule-5-5', 'rule-5-6', 'rule-5-7', 'rule-5-8'] },
  { title: 'rules-6', rules: ['rule-6-1', 'rule-6-2', 'rule-6-3'] },
  { title: 'rules-7', rules: ['rule-7-1', 'rule-7-2', 'rule-7-3', 'rule-7-4', 'rule-7-5'] },
];
// As refusals name it: R4.1.
export const numberOf = (rule: Plain): string => rule.replace('rule-', 'R').replace('-', '.');

export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

// The rules that have every word, whatever their accents; a chapter whose title has them is kept whole.
export function matching(all: Chapter[], wanted: string): Chapter[] {
  const words = plainly(wanted).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plainly(text).includes(word));
  return all
    .map((chapter) =>
      has(chapter.title) ? chapter : { ...chapter, rules: chapter.rules.filter((rule) => has(`${rule.id} ${rule.text}`)) },
    )
    .filter((chapter) => chapter.rules.length > 0);
}
