type GridPosition = { index: number; count: number; columns: number };

/** The index that a key moves to in a grid of `columns`; undefined for other keys. */
export function nextIndex(key: string, { index, count, columns }: GridPosition): number | undefined {
  const target = targetOf(key, { index, count, columns });
  if (target === undefined) return undefined;
  return target >= 0 && target < count ? target : index;
}

function targetOf(key: string, { index, count, columns }: GridPosition): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return index + 1;
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowDown':
      return index + columns;
    case 'ArrowUp':
      return index - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
