import { foldForSearch } from '#database/fold-text.ts';
import { groupOf, messagePlaces, shippedMessages } from '#messages/catalogue.ts';
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

/**
 * The fixed texts that have each of some words in them, in their key or in the name of their place.
 * @param own what the company says differently, by key
 */
export function findWording(own: Readonly<Record<string, string>>, search: string): Wording[] {
  const words = foldForSearch(search).split(' ');
  return Object.entries(shippedMessages)
    .map(([key, shipped]) => {
      const group = groupOf(key);
      const places = group ? [messagePlaces[group]] : [];
      return { key, text: ownValue(own, key) || shipped, shipped, places };
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
