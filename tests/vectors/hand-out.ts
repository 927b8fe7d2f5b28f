/** Hands out vectors one after the other, as many as fit, so that different fields get different ones. */
export function createHandOut(vectors: readonly string[]) {
  let next = 0;
  let count = 0;
  const used = new Set<string>();

  function take(maxLength: number): string | undefined {
    for (let tries = 0; tries < vectors.length; tries += 1) {
      const vector = vectors[next % vectors.length] ?? '';
      next += 1;
      if (vector.length > maxLength) continue;
      used.add(vector);
      count += 1;
      return vector;
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
    counts: () => ({ placed: count, different: used.size }),
  };
}

export type HandOut = ReturnType<typeof createHandOut>;
