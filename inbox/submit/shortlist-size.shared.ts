/** How many stones a list may have. By itself, because every page knows it and none of the rest. */
export const maxShortlistLines = 200;
