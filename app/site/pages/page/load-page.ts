import type { Page } from '#content/entities/page/page.entity.ts';
import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Services } from '#server/services/services.ts';
import { findPagePictures } from '../../page-pictures.ts';

/** Everything that a page of the company's own shows. */
export type PageData = Awaited<ReturnType<typeof loadPage>>;

export async function loadPage(services: Services, record: Page) {
  const [html, { picture }] = await Promise.all([
    services.media.prepareHtml(record.content),
    findPagePictures(services, { picture: record.image, gallery: [] }),
  ]);
  return {
    head: await services.heads.get({ kind: 'page', record, pictures: [picture] }),
    title: record.title,
    ...fallbackOf(record),
    /** Sanitized HTML. */
    html,
    picture,
    hasPicture: record.image !== '',
  };
}
