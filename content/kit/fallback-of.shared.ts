/** In another language than texts are written in: the names of the texts that have no published translation. */
export type Translated = { fallback?: readonly string[] };

/** For what is made of parts of records or documents: which of their texts have no translation. */
export function fallbackOf(...parts: readonly object[]): Translated {
  const fallback = parts.flatMap((part) => (part as Translated).fallback ?? []);
  return fallback.length > 0 ? { fallback } : {};
}

/** The same for texts that are called otherwise than where they were read: by their names, those of their fields. */
export function fallbackAs(part: object, fields: Readonly<Record<string, string>>): Translated {
  const { fallback = [] } = part as Translated;
  const names = Object.entries(fields).flatMap(([name, field]) => (fallback.includes(field) ? [name] : []));
  return names.length > 0 ? { fallback: names } : {};
}
