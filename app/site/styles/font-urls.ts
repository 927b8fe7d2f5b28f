import displayFontUrl from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';
import textFontUrl from './fonts/hanken-grotesk-basic.woff2?url';

/** The two font files for every page's first screen: preloaded, so that the font swap is rarely visible. */
export const preloadedFontUrls = [displayFontUrl, textFontUrl];
