/** Keeps track of the keys in use. Where somebody floods them, those used longest ago are dropped. */
export function createRecentKeys(options: { maxSize: number; onDrop: (key: string) => void }) {
  const keys = new Set<string>();
  return {
    use(key: string): void {
      keys.delete(key);
      keys.add(key);
      if (keys.size <= options.maxSize) return;
      const [oldest = ''] = keys;
      keys.delete(oldest);
      options.onDrop(oldest);
    },
  };
}
