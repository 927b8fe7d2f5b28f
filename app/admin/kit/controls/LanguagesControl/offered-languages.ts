import { shippedTags } from '#messages/shipped-tags.shared.ts';
import { locale } from '../../language/language.ts';
import { isTag, languageLabel, readersNameOf } from '../../languages/language-label.ts';

/** Languages in which stone is sold, beside those that every fixed text is shipped in. */
const otherTags = `
  bg bn ca cs da el en-GB en-US et fa fi gu he hr hu id ja ka kk ko lt lv ms nb nl nl-BE pl pt-BR ro ru sk sl sq sr sv
  sw ta te th tr uk ur uz vi zh-Hant
`
  .trim()
  .split(/\s+/);

export type OfferedLanguage = { tag: string; label: string; isShipped: boolean };

const offered: readonly OfferedLanguage[] = [...shippedTags, ...byName(otherTags)].map((tag) => ({
  tag,
  label: languageLabel(tag),
  isShipped: isShipped(tag),
}));

/** Whether every fixed text is there in a language, or in the one that it is a variety of: `pt-BR` has those of `pt`. */
export function isShipped(tag: string): boolean {
  return isTag(tag) && shippedTags.includes(new Intl.Locale(tag).language);
}

/** The languages that fit what is typed, those with all fixed texts first; whatever else is typed as a tag fits as well. */
export function findLanguages(text: string, taken: readonly string[]): OfferedLanguage[] {
  const words = text.trim().toLowerCase();
  const found = offered.filter(
    ({ tag, label }) => tag.toLowerCase() === words || label.toLowerCase().includes(words),
  );
  const free = [...found.filter((one) => one.isShipped), ...found.filter((one) => !one.isShipped)].filter(
    ({ tag }) => !taken.includes(tag),
  );
  const typed = readTag(text);
  const isOffered = typed === undefined || [...taken, ...free.map(({ tag }) => tag)].includes(typed);
  return isOffered
    ? free
    : [...free, { tag: typed, label: languageLabel(typed), isShipped: isShipped(typed) }];
}

/** The tag of a known language in its usual spelling: `PT-br` is `pt-BR`. */
function readTag(text: string): string | undefined {
  const typed = text.trim();
  if (!isTag(typed)) return undefined;
  const [tag = typed] = Intl.getCanonicalLocales(typed);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return names.of(tag) === undefined ? undefined : tag;
}

function byName(tags: readonly string[]): string[] {
  return tags.toSorted((one, other) => readersNameOf(one).localeCompare(readersNameOf(other), locale));
}
