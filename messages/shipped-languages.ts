import { type MessageKey, shippedMessages } from './catalogue.ts';
import { compileMessages, readShipped } from './shipped-messages.ts';
import type { CompiledMessages } from './translate.ts';

type Catalogue = Readonly<Record<string, string>>;
type Compiled = Readonly<Record<MessageKey, CompiledMessages[string]>>;

/** English is at hand; of the others a site reads those that it has. */
const catalogues = new Map<string, () => Promise<{ default: Catalogue }>>([
  ['de', () => import('./de.json', { with: { type: 'json' } })],
  ['fr', () => import('./fr.json', { with: { type: 'json' } })],
  ['it', () => import('./it.json', { with: { type: 'json' } })],
  ['es', () => import('./es.json', { with: { type: 'json' } })],
  ['pt', () => import('./pt.json', { with: { type: 'json' } })],
  ['ar', () => import('./ar.json', { with: { type: 'json' } })],
  ['hi', () => import('./hi.json', { with: { type: 'json' } })],
  ['zh', () => import('./zh.json', { with: { type: 'json' } })],
]);

const compiled = new Map<string, Promise<Compiled>>();

/** The shipped messages of a language, compiled once: in English where there is no catalogue of it. */
export function readCatalogue(language: string): Promise<Compiled> {
  const base = baseOf(language);
  const load = catalogues.get(base);
  const known = compiled.get(base);
  if (known) return known;
  const english = readShipped().compiled;
  const made = load
    ? load().then(({ default: texts }) => ({ ...english, ...compileMessages(texts) }))
    : Promise.resolve(english);
  compiled.set(base, made);
  return made;
}

/** The same as they are written, in ICU MessageFormat. */
export async function readShippedTexts(language: string): Promise<Catalogue> {
  const load = catalogues.get(baseOf(language));
  return load ? { ...shippedMessages, ...(await load()).default } : shippedMessages;
}

function baseOf(language: string): string {
  return new Intl.Locale(language).language;
}
