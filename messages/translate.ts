import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { isolate } from './language-names.shared.ts';

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

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Each is made once: making one takes longer than a hundred texts. */
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    getOrMake(numbers, args, () => new Intl.NumberFormat(...args)),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    getOrMake(plurals, args, () => new Intl.PluralRules(...args)),
};

function getOrMake<Value>(made: Map<string, Value>, args: readonly unknown[], make: () => Value): Value {
  const key = JSON.stringify(args);
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}
