import type { MetaDescriptor } from 'react-router';
import type { HeadPicture, PageHead } from '#site/head/page-head.ts';

/** A page's head as React Router renders it: title, description, canonical link, Open Graph and JSON-LD. */
export function pageMeta(head: PageHead, options: { isPreview?: boolean } = {}): MetaDescriptor[] {
  const isPreview = options.isPreview ?? false;
  const structuredData = isPreview ? [] : (head.structuredData ?? []);
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.isIndexed && !isPreview
      ? [{ tagName: 'link', rel: 'canonical', href: head.url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: head.siteName },
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
    { property: 'og:image:type', content: 'image/webp' },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
  ];
}
