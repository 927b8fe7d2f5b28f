import type { MetaDescriptor } from 'react-router';
import { nameOfPage } from '#content/static-pages.shared.ts';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { createTranslate } from '#messages/translate.ts';
import type { HeadPicture, PageHead } from '#publishing/head/page-head.ts';
import { describeFailure } from '../components/RouteError/describe-failure.ts';
import type { PreviewNote } from '../preview/preview-of.ts';
import { layoutOf, siteOf } from '../site-identity.ts';

type Page = {
  /** Undefined where the loader failed. */
  loaderData: { head: PageHead; preview?: PreviewNote | undefined } | undefined;
  matches: Parameters<typeof siteOf>[0];
  error?: unknown;
};

/** A message, or the path of the page, which is called by its name. */
type FailureTitle = keyof typeof shell | `/${string}`;

/**
 * A page's head as React Router renders it: title, description, canonical link, Open Graph and JSON-LD. A page that
 * failed has the title of its failure, with the company's name where the layout has it.
 */
export function pageMeta({ loaderData, matches, error }: Page, failure: FailureTitle): MetaDescriptor[] {
  if (!loaderData) {
    const title = titleOf(failure, { error, layout: layoutOf(matches) });
    return [{ title: [title, siteOf(matches)?.company.name].filter(Boolean).join(' | ') }];
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
    ...(head.isIndexed && !isPreview ? alternates(head) : []),
    ...(head.neighbours ?? []).map((link) => ({ tagName: 'link', ...link })),
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:locale', content: head.language.replace('-', '_') },
    { property: 'og:type', content: head.type },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.url },
    ...pictureMeta(head.picture),
    ...structuredData.map((document) => ({ 'script:ld+json': document }) as MetaDescriptor),
  ];
}

/** The page in all languages that it is published in, itself among them; the default one for whoever reads none of them. */
function alternates({ languages = [], url }: PageHead): MetaDescriptor[] {
  const published = languages.filter(({ isPublished }) => isPublished);
  if (published.length < 2) return [];
  const linkTo = (hrefLang: string, path: string) => ({
    ...{ tagName: 'link', rel: 'alternate', hrefLang, href: new URL(path + new URL(url).search, url).href },
  });
  const [first] = published;
  return [
    ...published.map(({ tag, path }) => linkTo(tag, path)),
    ...(first ? [linkTo('x-default', first.path)] : []),
  ];
}

function titleOf(
  failure: FailureTitle,
  { error, layout }: { error: unknown; layout: ReturnType<typeof layoutOf> },
): string {
  if (isPath(failure)) return nameOfPage(layout?.names ?? {}, failure) ?? '';
  const t = createTranslate<keyof typeof shell>({ ...shell, ...layout?.messages }, 'en');
  return describeFailure(t, error, t(failure)).title;
}

function isPath(failure: FailureTitle): failure is `/${string}` {
  return failure.startsWith('/');
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
