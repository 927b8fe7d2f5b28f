import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { isolate } from './language-names.shared.ts';
import { memoize } from './memoize.shared.ts';

/** Messages by key, compiled from ICU MessageFormat. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
type Values = Readonly<Record<string, string | number>>;
/** The text of a message: `translate('search:results', { count: 3 })`. */
export type Translate<Key extends string = string> = (key: Key, values?: Values) => string;

/** Reads messages aloud: placeholders filled in, numbers and plurals as the language has them. */
export function createTranslate<Key extends string>(
  messages: Readonly<Record<Key, CompiledMessage>>,
  locale: string,
): Translate<Key> {
  return (key, values) => String(formatMessage(messages[key], locale, values));
}

/** With tags as well, whose values are functions of what they enclose. */
export function formatMessage<Node>(
  message: CompiledMessage,
  locale: string,
  values?: Readonly<Record<string, string | number | ((parts: (string | Node)[]) => Node)>>,
): string | Node | (string | Node)[] {
  const filled = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value, locale) : value,
  ]);
  return format<Node>(message, locale, Object.fromEntries(filled), { formatters });
}

/** Each is made once. */
const formatters = {
  getDateTimeFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: memoize(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getPluralRules: memoize(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};
