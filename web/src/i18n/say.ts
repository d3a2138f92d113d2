// Every text that a person reads or hears.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
const faults = bundle.addResource(new FluentResource(english));
if (faults.length > 0) throw faults[0];

export function say(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no text for ${id}`);
  return bundle.formatPattern(message.value, args);
}
