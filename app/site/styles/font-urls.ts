import displayFontUrl from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import textFontUrl from './fonts/hanken-grotesk-basic.woff2?url';

/** The two files that every page sets its first screen in: preloaded, so that the swap is seldom seen. */
export const preloadedFontUrls = [displayFontUrl, textFontUrl];
