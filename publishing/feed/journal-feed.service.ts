import type { Company } from '#content/documents/company.document.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { BlogPost } from '#content/entities/blog-post/blog-post.entity.ts';
import type { BlogPostService } from '#content/entities/blog-post/blog-post.service.ts';
import { pathOfBlogPost } from '#content/entities/blog-post/blog-post-path.shared.ts';
import { languageOf } from '#content/languages.ts';
import { languagePrefix } from '#messages/language.ts';
import type { WordingService } from '#messages/wording.service.ts';
import { readHeadTexts, withCompanyName } from '../head/fill-head-text.ts';
import { canonicalUrl } from '../head/head.service.ts';
import { escapeXml } from '../sitemap/sitemap-xml.ts';

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  blogPosts: Pick<BlogPostService, 'list'>;
  wording: Pick<WordingService, 'read'>;
};

const newestCount = 30;
/** A feed must say when it changed, and an empty one never has. */
const never = '1970-01-01T00:00:00.000Z';

/** The journal for feed readers: the newest articles with their summaries, in Atom (RFC 4287). */
export function createJournalFeedService(parts: Parts) {
  /** The words of the journal's page in search results, whose feed it is. */
  async function describe(): Promise<{ title: string; description: string; company: Company }> {
    const { get } = parts.siteDocuments;
    const company = await get('company');
    const { title, description } = await readHeadTexts('journal', { company, get });
    return { title: withCompanyName(title, company), description, company };
  }

  return {
    describe,

    async render(): Promise<string> {
      const publicUrl = parts.publicUrl + languagePrefix();
      const { title, description, company } = await describe();
      const t = await parts.wording.read();
      const { records: newest } = await parts.blogPosts.list({
        ...{ reader: 'visitor', page: 1, perPage: newestCount, isUncounted: true },
      });
      // In another language only what is translated.
      const records = newest.filter(({ fallback = [] }) => !fallback.includes('title'));
      const updatedAt = records.map((post) => post.updatedAt).reduce(latest, never);
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageOf(company)}">`,
        `  <id>${escapeXml(`${publicUrl}/blog/`)}</id>`,
        `  <title>${escapeXml(title)}</title>`,
        `  <subtitle>${escapeXml(description)}</subtitle>`,
        `  <updated>${updatedAt}</updated>`,
        `  <link rel="self" type="application/atom+xml" href="${escapeXml(`${publicUrl}/blog/feed.xml`)}"/>`,
        `  <link rel="alternate" type="text/html" href="${escapeXml(`${publicUrl}/blog/`)}"/>`,
        `  <author><name>${escapeXml(company.name)}</name></author>`,
        ...records.map((post) =>
          renderEntry(publicUrl, { ...post, author: post.author || t('heads:author.unnamed') }),
        ),
        '</feed>',
        '',
      ].join('\n');
    },
  };
}

function renderEntry(publicUrl: string, post: BlogPost): string {
  const url = canonicalUrl(publicUrl, { path: pathOfBlogPost(post), metaUrl: post.metaUrl });
  const terms = [...new Set([post.category, ...post.tags])].filter((term) => term !== '');
  return [
    '  <entry>',
    `    <id>${escapeXml(entryId(publicUrl, post))}</id>`,
    `    <title>${escapeXml(post.title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `    <published>${escapeXml(post.date || post.createdAt)}</published>`,
    `    <updated>${escapeXml(post.updatedAt)}</updated>`,
    `    <author><name>${escapeXml(post.author)}</name></author>`,
    ...terms.map((term) => `    <category term="${escapeXml(term)}"/>`),
    `    <summary>${escapeXml(post.excerpt)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** Stays the same when the article moves to another url, so that readers do not show it twice. */
function entryId(publicUrl: string, post: BlogPost): string {
  return `tag:${new URL(publicUrl).hostname},${post.createdAt.slice(0, 10)}:blog/${post.id}`;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}
