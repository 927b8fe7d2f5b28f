import type { Translated } from './field.ts';

/** For what is made of parts of records or documents: which of their texts have no translation. */
export function fallbackOf(...parts: readonly object[]): Translated {
  const fallback = parts.flatMap((part) => (part as Translated).fallback ?? []);
  return fallback.length > 0 ? { fallback } : {};
}

/** The same for texts that are called otherwise than where they were read: by their names, those of their fields. */
export function fallbackAs(part: object, fields: Readonly<Record<string, string>>): Translated {
  const { fallback = [] } = part as Translated;
  const names = Object.keys(fields).filter((name) => fallback.includes(fields[name] ?? ''));
  return names.length > 0 ? { fallback: names } : {};
}
