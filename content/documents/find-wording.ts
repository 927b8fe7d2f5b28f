import { foldForSearch } from '#database/fold-text.ts';
import { groupOf, messagePlaces } from '#messages/catalogue.ts';
import { pluralOf } from '#messages/message-forms.ts';
import { ownValue } from '../kit/own-value.shared.ts';

/** A fixed text that visitors meet. */
export type Wording = {
  key: string;
  /** As the company says it. */
  text: string;
  shipped: string;
  places: { label: string; path?: string }[];
};

type Texts = Readonly<Record<string, string>>;

/**
 * The fixed texts that have each of some words in them, in their key or in the name of their place.
 * @param texts the shipped ones, and what the company says differently, by key
 */
export function findWording(texts: { shipped: Texts; own: Texts }, search: string): Wording[] {
  const words = foldForSearch(search).split(' ');
  return Object.entries(texts.shipped)
    .map(([key, shipped]) => {
      const group = groupOf(key);
      const places = group ? [messagePlaces[group]] : [];
      return { key, text: ownValue(texts.own, key) || shipped, shipped, places };
    })
    .filter((wording) => {
      const folded = foldForSearch(searchedTextsOf(wording).join(' '));
      return words.every((word) => folded.includes(word));
    });
}

/** As it is written, and as it is read: of a plural each form. */
function searchedTextsOf({ key, text, shipped, places }: Wording): string[] {
  const forms = [text, shipped].flatMap((each) => Object.values(pluralOf(each)?.forms ?? {}));
  return [text, shipped, ...forms, key, ...places.map(({ label }) => label)];
}
