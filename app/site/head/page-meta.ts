import type { MetaDescriptor } from 'react-router';
import type { HeadPicture, PageHead } from '#publishing/head/page-head.ts';
import { siteLanguage } from '#publishing/site-language.shared.ts';
import type { PreviewNote } from '../preview/preview-of.ts';
import { siteOf } from '../site-identity.ts';

type Page = {
  /** Undefined where the loader failed. */
  loaderData: { head: PageHead; preview?: PreviewNote | undefined } | undefined;
  matches: Parameters<typeof siteOf>[0];
};

/**
 * A page's head as React Router renders it: title, description, canonical link, Open Graph and JSON-LD. A page that
 * failed has `failureTitle`, with the company's name where the layout has it.
 */
export function pageMeta({ loaderData, matches }: Page, failureTitle: string): MetaDescriptor[] {
  if (!loaderData) {
    return [{ title: [failureTitle, siteOf(matches)?.company.name].filter(Boolean).join(' | ') }];
  }
  const { head, preview } = loaderData;
  const isPreview = preview !== undefined;
  const structuredData = isPreview ? [] : (head.structuredData ?? []);
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.isIndexed && !isPreview
      ? [{ tagName: 'link', rel: 'canonical', href: head.url }]
      : [{ name: 'robots', content: 'noindex' }]),
    ...(head.neighbours ?? []).map((link) => ({ tagName: 'link', ...link })),
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:locale', content: siteLanguage.replace('-', '_') },
    { property: 'og:type', content: head.type },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.url },
    ...pictureMeta(head.picture),
    ...structuredData.map((document) => ({ 'script:ld+json': document }) as MetaDescriptor),
  ];
}

function pictureMeta(picture: HeadPicture | undefined): MetaDescriptor[] {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:image', content: picture.url },
    { property: 'og:image:type', content: picture.type },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
  ];
}
