import { createContext } from 'react';

/** How the renderer of pages takes over what is still: whether it has the HTML of a part, and the name of its place. */
export type PlaceStill = (part: { key: string; id: string }) => { place: number; isKnown: boolean };

/** Only while the server renders a page. */
export const StillContext = createContext<PlaceStill | undefined>(undefined);

/** Stands in kept HTML for the id that a part has on its page. */
export const idToken = 'still-part-id';
