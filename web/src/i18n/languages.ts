// The languages there are, and which of them a person most likely reads.

export const languages = ['en', 'es', 'nl', 'da', 'pt-BR', 'pl', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

// Each by the name that its speakers give it.
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  nl: 'Nederlands',
  da: 'Dansk',
  'pt-BR': 'Português (Brasil)',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
};

export const isLanguage = (tag: string): tag is Language => (languages as readonly string[]).includes(tag);

// The first wish that we can meet, by the main part of its tag if not exactly.
export function bestOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const main = wish.toLowerCase().split('-')[0];
    const found = languages.find((tag) => tag.toLowerCase() === wish.toLowerCase()) ?? languages.find((tag) => tag.split('-')[0] === main);
    if (found) return found;
  }
  return 'en';
}
