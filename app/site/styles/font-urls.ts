import displayFontUrl from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import textFontUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** The two files that every page sets its first screen in: preloaded, so that the swap is seldom seen. */
export const preloadedFontUrls = [displayFontUrl, textFontUrl];
