/**
 * The entries of comma separated text: trimmed, without empty and repeated ones (specification/back-office.md,
 * "Forms").
 */
export function splitTags(text: string): string[] {
  const parts = text.split(/[,\n\t;]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
