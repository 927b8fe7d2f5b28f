import { findUploadUrls } from '../picture/upload-urls.ts';
import type { UseOfOwner, UseOwner } from '../picture/upload-uses.repository.ts';
import type { DocumentFields } from './document-field.ts';
import { placesOf } from './document-places.ts';
import { documentKind } from './site-document.ts';

/** How the uses of uploads name a document. */
export function documentOwnerOf(key: string): UseOwner {
  return { kind: documentKind, key };
}

/**
 * Every upload that a document names, each once a place: in what visitors see and in its draft, which may come to be
 * seen.
 */
export function documentUploadsOf(fields: DocumentFields, versions: readonly unknown[]): UseOfOwner[] {
  const uses = versions.flatMap((values) =>
    placesOf(fields, values).flatMap(({ path, value }) =>
      [value]
        .flat()
        .flatMap((text) => findUploadUrls(typeof text === 'string' ? text : ''))
        .map((url) => ({ field: path, ...url, name: '', trashed: 0 })),
    ),
  );
  return [...new Map(uses.map((use) => [`${use.field} ${use.origin}${use.path}`, use])).values()];
}
