import type { MetaDescriptor } from 'react-router';
import { type Picture, variantAddress, widthsFor } from '#content/picture/picture.ts';
import type { SeoData } from '#site/seo.service.ts';
import type { Company } from '#site/site-content.schema.ts';

/** What every page knows of the site it belongs to: the site layout's loader data. */
export type SiteIdentity = { publicUrl: string; company: Company };

export type PageHeader = {
  /** Title, description and whole canonical address, as seo.service.ts tells them. */
  seo: SeoData;
  picture?: Picture | undefined;
  type?: 'website' | 'article' | 'product';
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean;
  /**
   * JSON-LD documents, from structured-data.ts. Made on the server only (`import.meta.env.SSR`): who reads them reads
   * pages as they are delivered, and browsers are spared the code.
   */
  structuredData?: object[];
};

/** Widths that link previews are cut from. */
const shareWidth = 1280;

/** Title, description, canonical link, Open Graph and JSON-LD of a page. */
export function pageMeta(site: SiteIdentity, head: PageHeader): MetaDescriptor[] {
  const { metaTitle: title, metaDescription: description, metaUrl: canonical } = head.seo;
  const isIndexed = head.isIndexed ?? true;
  return [
    { title },
    { name: 'description', content: description },
    ...(isIndexed
      ? [{ tagName: 'link', rel: 'canonical', href: canonical }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: site.company.name },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...pictureMeta(site, head.picture),
    ...(head.structuredData ?? []).map((document) => ({ 'script:ld+json': document }) as MetaDescriptor),
  ];
}

export function absoluteAddress(site: SiteIdentity, address: string): string {
  return /^https?:\/\//.test(address) ? address : site.publicUrl + address;
}

function pictureMeta(site: SiteIdentity, picture: Picture | undefined): MetaDescriptor[] {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  const width = widthsFor(picture.width).find((candidate) => candidate >= shareWidth) ?? 480;
  const shownWidth = Math.min(width, picture.width);
  const address = variantAddress(picture.path, { width, format: 'webp' });
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: absoluteAddress(site, address) },
    { property: 'og:image:type', content: 'image/webp' },
    { property: 'og:image:width', content: String(shownWidth) },
    {
      property: 'og:image:height',
      content: String(Math.round((shownWidth * picture.height) / picture.width)),
    },
    { property: 'og:image:alt', content: picture.alt },
  ];
}
