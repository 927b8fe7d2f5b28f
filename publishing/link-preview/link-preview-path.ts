import { createHash } from 'node:crypto';
import type { LinkPreview } from './compose-link-preview.ts';

/** The records whose pages have a link preview of their own, by the name of their entity. */
export const linkPreviewKinds = ['product', 'blogPost', 'galleryProject', 'landingPage', 'page'] as const;
export type LinkPreviewKind = (typeof linkPreviewKinds)[number];

/** Counted up when they are drawn in another way. */
const drawingVersion = 2;
const prefix = '/pictures/links/';
const hashLength = 20;

/** The path of a link preview: it changes with whatever is seen on it. */
export function pathOfLinkPreview(place: { kind: LinkPreviewKind; id: number; hash: string }): string {
  return `${prefix}${place.kind}/${place.id}-${place.hash}.jpg`;
}

/** @param file the last part of a path: `12-0123456789abcdef0123.jpg` */
export function readLinkPreviewFile(file: string): { id: number; hash: string } | undefined {
  const [, id, hash = ''] = /^(\d{1,15})-([\da-f]{20})\.jpg$/.exec(file) ?? [];
  return id ? { id: Number(id), hash } : undefined;
}

export function hashOfLinkPreview(preview: LinkPreview): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, preview]))
    .digest('hex')
    .slice(0, hashLength);
}
