import { linksIn } from '#content/editorial/checks/html-parts.ts';
import { findTexts } from '#content/kit/translated-texts.repository.ts';
import { readLanguages, type SiteLanguages } from '#content/languages.ts';
import { findForeignMedia } from '#content/picture/foreign-media.repository.ts';
import { type Picture, uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { currentLanguage, languagePrefix } from '#messages/language.ts';
import type { Translate } from '#messages/translate.ts';
import { illustrateHtml, picturePathsIn } from '../pictures/illustrate-html.ts';
import { findPictureRows, type MediaFile } from '../storage/media-files.repository.ts';

/** What pages need to know of uploaded pictures: how large they are and what they show. */
export function createMediaService(
  db: Db,
  {
    findOffLinks,
    readMessages,
  }: {
    findOffLinks: (links: readonly string[]) => Promise<ReadonlySet<string>>;
    readMessages: () => Promise<Translate<MessageKey>>;
  },
) {
  async function findPictures(paths: string[]): Promise<Record<string, Picture>> {
    const wanted = [...new Set(paths)].filter((path) => path.startsWith(uploadsPrefix));
    const files = wanted.length === 0 ? [] : await findPictureRows(db, wanted);
    const texts = await findTexts(db, { kind: 'image', subjects: files.map(({ path }) => path) });
    const pictures = files
      .flatMap((file) => toPicture(file, texts.get(file.path)?.alt) ?? [])
      .map((picture) => [picture.path, picture]);
    // Without what objects inherit, so that a text like `constructor` in place of a path finds nothing.
    return Object.assign(Object.create(null), Object.fromEntries(pictures));
  }

  return {
    /** Each picture's data, by path; a path that is no uploaded picture is absent. */
    findPictures,

    /** Addresses of files on other sites that the back office may show. */
    findForeign: () => findForeignMedia(db),

    /**
     * Cleaned formatted text with responsive pictures in place of plain ones, ready to be shown. Links lead to the pages of
     * the language that is answered in; those to pages that are switched off are plain words.
     */
    async prepareHtml(html: string): Promise<string> {
      const [pictures, offLinks, languages, t] = await Promise.all([
        findPictures(picturePathsIn(html)),
        findOffLinks(linksIn(html)),
        readLanguages(db),
        readMessages(),
      ]);
      const shown = unlink(illustrateHtml(html, { pictures, source: languages.source, t }), offLinks);
      return languagePrefix() === '' ? shown : inLanguage(shown, languages);
    },
  };
}

function unlink(html: string, links: ReadonlySet<string>): string {
  if (links.size === 0) return html;
  return html.replace(/<a\b[^<>]*>(.*?)<\/a>/gs, (link, words: string) =>
    linksIn(link).some((target) => links.has(target)) ? words : link,
  );
}

/** What names its language itself stays, and files have none. */
function inLanguage(html: string, { all }: SiteLanguages): string {
  const others = ['', 'uploads', ...all].join('|');
  return html.replace(
    new RegExp(`(<a\\b[^<>]*\\shref=")(?=/(?!(?:${others})/))`, 'g'),
    `$1${languagePrefix()}`,
  );
}

function toPicture(
  file: Omit<Picture, 'width' | 'height'> & Pick<MediaFile, 'width' | 'height'>,
  translated: string | undefined,
): Picture | undefined {
  if (!file.width || !file.height) return undefined;
  const { path, width, height, preview, alt, focalX, focalY } = file;
  const lacksText = alt !== '' && translated === undefined && currentLanguage() !== undefined;
  return {
    ...{ path, width, height, preview, alt: translated ?? alt, focalX, focalY },
    ...(lacksText && { fallback: ['alt'] }),
  };
}
