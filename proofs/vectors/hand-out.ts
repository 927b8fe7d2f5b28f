/** Hands out vectors, those first that were written nowhere yet, then one after the other, as many as fit. */
export function createHandOut(vectors: readonly string[]) {
  let next = 0;
  let count = 0;
  const unused = new Set(vectors);
  const different = unused.size;

  function take(maxLength: number): string | undefined {
    const vector = findUnused(maxLength) ?? findNext(maxLength);
    if (vector === undefined) return undefined;
    unused.delete(vector);
    count += 1;
    return vector;
  }

  function findUnused(maxLength: number): string | undefined {
    for (const vector of unused) if (vector.length <= maxLength) return vector;
    return undefined;
  }

  function findNext(maxLength: number): string | undefined {
    for (let tries = 0; tries < vectors.length; tries += 1) {
      const vector = vectors[next % vectors.length] ?? '';
      next += 1;
      if (vector.length <= maxLength) return vector;
    }
    return undefined;
  }

  return {
    one: (maxLength: number): string => take(maxLength) ?? 'x',

    /** Several in one text. */
    many(maxLength: number, most = 60): string {
      let text = '';
      for (let taken = 0; taken < most; taken += 1) {
        const vector = take(maxLength - text.length - 1);
        if (vector === undefined || text.length + vector.length + 1 > maxLength) break;
        text += `${text && ' '}${vector}`;
      }
      return text || 'x';
    },

    /** How often one was written somewhere, and how many different ones. */
    counts: () => ({ placed: count, different: different - unused.size }),
  };
}

export type HandOut = ReturnType<typeof createHandOut>;
