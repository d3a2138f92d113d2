// The language that is spoken now. Nothing is said before the first has been fetched (main.ts); all have the same messages.
import { FluentBundle, type Message } from '@fluent/bundle';
import { type Language } from './languages';

// One folder each. Only `text` is needed by every visit.
export type Part = 'text' | 'pages' | 'aside' | 'rules' | 'learn' | 'replay' | 'account';

// As texts.js compiles a Fluent file: the patterns by the ids of their messages.
type Compiled = Record<string, Message['value']>;

const sources = import.meta.glob<Compiled>('./*/*.ftl', { import: 'default' });

export function bundleOf(language: Language, ...texts: Compiled[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const body = texts.flatMap((text) => Object.entries(text).map(([id, value]) => ({ id, value, attributes: {} })));
  const faults = bundle.addResource({ body });
  if (faults[0]) throw faults[0];
  return bundle;
}

class Spoken {
  bundle: FluentBundle = $state.raw(bundleOf('en'));
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
    try {
      await this.loading;
    } catch (error) {
      this.parts = this.parts.filter((other) => other !== part); // asked for anew the next time
      throw error;
    }
  }

  private async load(): Promise<void> {
    const { wanted, parts } = this;
    const texts = await Promise.all(parts.map((part) => sources[`./${part}/${wanted}.ftl`]!()));
    if (wanted !== this.wanted || parts !== this.parts) return this.loading; // something else is wanted by now
    this.bundle = bundleOf(wanted, ...texts);
    this.tag = wanted;
    if (typeof document !== 'undefined') document.documentElement.lang = wanted;
  }
}

export const spoken = new Spoken();
