import { createHash } from 'node:crypto';
import { currentLanguage } from '#messages/language.ts';
import type { LinkPreview } from './compose-link-preview.ts';

/** The records whose pages have a link preview of their own, by the name of their entity. */
export const linkPreviewKinds = ['product', 'blogPost', 'galleryProject', 'landingPage', 'page'] as const;
export type LinkPreviewKind = (typeof linkPreviewKinds)[number];

/** Counted up when they are drawn in another way. */
const drawingVersion = 2;
const prefix = '/pictures/links/';
const hashLength = 20;

/** A link preview of a record; `language` is undefined where it says what the site is written in. */
export type LinkPreviewFile = { id: number; hash: string; language: string | undefined };

/** The path of a link preview in the language that is answered in: it changes with whatever is seen on it. */
export function pathOfLinkPreview(place: { kind: LinkPreviewKind; id: number; hash: string }): string {
  const language = currentLanguage();
  const ending = language === undefined ? '' : `-${language}`;
  return `${prefix}${place.kind}/${place.id}-${place.hash}${ending}.jpg`;
}

/** @param file the last part of a path: `12-0123456789abcdef0123.jpg`, in German `12-0123456789abcdef0123-de.jpg` */
export function readLinkPreviewFile(file: string): LinkPreviewFile | undefined {
  const parts = /^(\d{1,15})-([\da-f]{20})(?:-([A-Za-z\d-]{2,35}))?\.jpg$/.exec(file);
  const [, id, hash = '', language] = parts ?? [];
  return id ? { id: Number(id), hash, language } : undefined;
}

export function hashOfLinkPreview(preview: LinkPreview): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, preview]))
    .digest('hex')
    .slice(0, hashLength);
}
