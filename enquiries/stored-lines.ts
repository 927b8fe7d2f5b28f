import type { StoneLine } from './shortlist-line.shared.ts';

/** Lines as a record holds them: as JSON, or nothing. */
export function readStoredLines(text: string | undefined): StoneLine[] {
  return text ? JSON.parse(text) : [];
}
