/** Every constant of the site's behaviour, named once (public-site.md, section 9). Milliseconds and CSS pixels. */
export const navbarThresholdPx = 50;
export const menuSlideMs = 3_000;

export const homeSectionLockMs = 400;
export const wheelThrottleMs = 150;
export const wheelMinDeltaPx = 10;
export const swipeMinPx = 40;

export const homeCarouselMs = 6_000;
export const homeCarouselLockMs = 1_200;
export const collectionsLockMs = 800;
/** How many slabs on either side of the active one are shown. */
export const collectionsNeighbours = 2;
export const testimonialsMs = 6_000;
/** The specification names none for the letters; a move must have ended before the next. */
export const testimonialsLockMs = 400;

/** How long the thanks stay in the quote modal before it closes. */
export const quoteModalCloseMs = 2_000;
/** Up to this width certificates are opened by the browser itself, not in a viewer over the page. */
export const certificateViewerMaxPx = 768;
