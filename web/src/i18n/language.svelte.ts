// The language that is spoken now. The English `text` is always there; other languages and parts are fetched when they are wanted.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from './text/en.ftl?raw';
import { type Language } from './languages';

// One folder each. Only `text` is needed by every visit.
export type Part = 'text' | 'rules' | 'learn' | 'replay';

const sources = import.meta.glob<string>(['./*/*.ftl', '!./text/en.ftl'], { query: '?raw', import: 'default' });

export function bundleOf(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const faults = bundle.addResource(new FluentResource(text));
    if (faults.length > 0) throw faults[0];
  }
  return bundle;
}

const sourceOf = (language: Language) => async (part: Part) => (language === 'en' && part === 'text' ? english : sources[`./${part}/${language}.ftl`]!());

const firstWords = bundleOf('en', english);

class Spoken {
  bundle: FluentBundle = $state.raw(firstWords);
  english: FluentBundle = $state.raw(firstWords); // for what is missing in the other
  tag: Language = $state('en');

  private wanted: Language = 'en';
  private parts: readonly Part[] = ['text'];
  private loading: Promise<void> = Promise.resolve();

  speak(language: Language): Promise<void> {
    this.wanted = language;
    return (this.loading = this.load());
  }

  // A part that few pages need: when this has ended, its texts are there, now and in every other language.
  async need(part: Part): Promise<void> {
    if (!this.parts.includes(part)) {
      this.parts = [...this.parts, part];
      this.loading = this.load();
    }
    return this.loading;
  }

  private async load(): Promise<void> {
    const { wanted, parts } = this;
    const read = async (language: Language) => bundleOf(language, ...(await Promise.all(parts.map(sourceOf(language)))));
    const [english, bundle] = await Promise.all([read('en'), read(wanted)]);
    if (wanted !== this.wanted || parts !== this.parts) return this.loading; // something else is wanted by now
    this.english = english;
    this.bundle = bundle;
    this.tag = wanted;
    if (typeof document !== 'undefined') document.documentElement.lang = wanted;
  }
}

export const spoken = new Spoken();
