// The language that is spoken now. English is always there; the others are fetched when they are wanted.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import englishRules from './rules/en.ftl?raw';
import english from './text/en.ftl?raw';
import { type Language } from './languages';

const texts = import.meta.glob<string>(['./text/*.ftl', './rules/*.ftl', '!./*/en.ftl'], { query: '?raw', import: 'default' });

export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const faults = bundle.addResource(new FluentResource(source));
    if (faults.length > 0) throw faults[0];
  }
  return bundle;
}

const inEnglish = bundleOf('en', english, englishRules);

class Spoken {
  bundle: FluentBundle = $state.raw(inEnglish);
  tag: Language = $state('en');

  readonly english = inEnglish;

  async speak(language: Language): Promise<void> {
    const bundle = language === 'en' ? inEnglish : bundleOf(language, ...(await Promise.all(['text', 'rules'].map((part) => texts[`./${part}/${language}.ftl`]!()))));
    this.bundle = bundle;
    this.tag = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }
}

export const spoken = new Spoken();
