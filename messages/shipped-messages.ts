import compile from 'icu-minify/compile';
import { type MessageKey, shippedMessages } from './catalogue.ts';
import { type CompiledMessages, createTranslate, type Translate } from './translate.ts';

export function compileMessages(texts: Readonly<Record<string, string>>): CompiledMessages {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}

type Shipped = Readonly<Record<MessageKey, CompiledMessages[string]>>;
let shipped: { compiled: Shipped; translate: Translate<MessageKey> } | undefined;

/** The shipped messages, compiled when the first of them is needed: a start would wait for it. */
export function readShipped() {
  if (shipped) return shipped;
  const compiled = compileMessages(shippedMessages) as Shipped;
  shipped = { compiled, translate: createTranslate(compiled, 'en') };
  return shipped;
}

/** A fixed text as it is shipped. */
export const sayShipped: Translate<MessageKey> = (key, values) => readShipped().translate(key, values);
