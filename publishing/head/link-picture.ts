import { stillOf } from '#content/facts/shortlist-line.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import { getEntity } from '#content/registry.ts';
import type { Appearance } from '../appearance/appearance.service.ts';
import {
  composeLinkPreview,
  type LinkedPage,
  type LinkPreview,
  linkPreviewSize,
} from '../link-preview/compose-link-preview.ts';
import {
  hashOfLinkPreview,
  type LinkPreviewKind,
  linkPreviewKinds,
  pathOfLinkPreview,
} from '../link-preview/link-preview-path.ts';
import { stillSizes } from '../rooms/room-stills.service.ts';
import type { Page, PageOf } from './page.ts';
import type { HeadPicture } from './page-head.ts';

type LinkedRecord = PageOf<LinkPreviewKind>['record'];

/** The picture for links to the page of a record, or to a room; undefined for every other page. */
export function linkPictureOf(
  page: Page,
  { publicUrl, appearance }: { publicUrl: string; appearance: Appearance },
): HeadPicture | undefined {
  if (page.kind === 'room') return roomPictureOf(page, publicUrl);
  const kind = linkPreviewKinds.find((each) => each === page.kind);
  if (!kind || !('record' in page)) return undefined;
  const record = page.record as LinkedRecord;
  const path = picturePathOf(kind, record);
  const picture = page.pictures?.find((each) => each?.path === path);
  const preview = linkPreviewOf(kind, { record, picture, appearance });
  const place = { kind, id: record.id, hash: hashOfLinkPreview(preview) };
  const { name, label } = preview.page;
  return {
    ...{ url: publicUrl + pathOfLinkPreview(place), type: 'image/jpeg', ...linkPreviewSize },
    alt: [picture?.alt || name, label, preview.company].filter(Boolean).join(', '),
  };
}

/** The room as the link shows it (docs/decisions/0050-rooms.md). */
function roomPictureOf({ view, shows = '' }: PageOf<'room'>, publicUrl: string): HeadPicture | undefined {
  const path = stillOf(view, 'link');
  return path ? { url: publicUrl + path, type: 'image/jpeg', ...stillSizes.link, alt: shows } : undefined;
}

/** What stands on the link preview of a record. @param picture the one of `picturePathOf`, where it is there */
export function linkPreviewOf(
  kind: LinkPreviewKind,
  {
    record,
    picture,
    appearance,
  }: { record: LinkedRecord; picture: Picture | undefined; appearance: Appearance },
): LinkPreview {
  const page: LinkedPage = {
    name: textOf(record, getEntity(kind).card.title),
    label: labelOf(record),
    picture: picture && { path: picture.path, focalX: picture.focalX, focalY: picture.focalY },
  };
  return composeLinkPreview(page, appearance);
}

/** The path of the picture that stands for a record. */
export function picturePathOf(kind: LinkPreviewKind, record: object): string {
  const { picture } = getEntity(kind).card;
  return picture ? textOf(record, picture) : '';
}

/** A stone's collection, unless that is a draft; what an article or a project is about. */
function labelOf(record: LinkedRecord): string {
  if (!('category' in record)) return '';
  const { category } = record;
  if (typeof category === 'string') return category;
  return category.slug ? category.name : '';
}

function textOf(record: object, field: string): string {
  return String(Reflect.get(record, field) ?? '');
}
