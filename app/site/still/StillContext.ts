import { createContext } from 'react';

/** How the renderer of pages takes over what it does not have to write again. */
export type PlaceStills = {
  /** Whether it has the HTML of a part, and the name of its place. */
  placeStill: (part: { key: string; id: string }) => { place: number; isKnown: boolean };
  /** @returns what stands in the page for the text of an inline script meanwhile */
  placeScript: (text: string) => string;
};

/** Only while the server renders a page. */
export const StillContext = createContext<PlaceStills | undefined>(undefined);

/** Stands in kept HTML for the id that a part has on its page. */
export const idToken = 'still-part-id';
