// Which rules there are, by chapter, and how one is found.

const sizes = [6, 8, 3, 8, 8, 3, 5];
export const chapters = sizes.map((size, i) => ({ number: i + 1, rules: Array.from({ length: size }, (_, rule) => rule + 1) }));

export interface Chapter {
  number: number;
  title: string;
  rules: { id: string; text: string }[];
}

const plainly = (text: string): string => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

// The rules that have every word, whatever their accents; a chapter whose title has them is kept whole.
export function matching(all: Chapter[], wanted: string): Chapter[] {
  const words = plainly(wanted).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => plainly(text).includes(word));
  return all
    .map((chapter) => (has(chapter.title) ? chapter : { ...chapter, rules: chapter.rules.filter((rule) => has(`${rule.id} ${rule.text}`)) }))
    .filter((chapter) => chapter.rules.length > 0);
}
