import { findUploadAddresses } from '../picture/upload-addresses.ts';
import type { UseOfOwner, UseOwner } from '../picture/upload-uses.repository.ts';

/** What the uses of uploads call the site's own documents, beside the names of entities. */
export const documentKind = 'siteContent';

/** How the uses of uploads name a document. */
export function documentOwnerOf(key: string): UseOwner {
  return { kind: documentKind, key };
}

/** Every upload that a document names, with the way to it in words: `slides, 2, image`. */
export function documentUploadsOf(value: string): UseOfOwner[] {
  return [...textsIn(JSON.parse(value), [])].flatMap(({ field, text }) =>
    findUploadAddresses(text).map((address) => ({ field, ...address, name: '', trashed: 0 })),
  );
}

function* textsIn(value: unknown, way: string[]): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') yield { field: way.join(', '), text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield* textsIn(part, [...way, Array.isArray(value) ? String(Number(key) + 1) : key]);
  }
}
