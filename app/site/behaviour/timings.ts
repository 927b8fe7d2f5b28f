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

/** After how long the form of the quote modal is empty again. */
export const contactResetMs = 3_000;
/** The enquiry button's pulse. */
export const pulseEveryMs = 4_000;
export const pulseForMs = 2_000;
/** When a social post is revealed, and how long after the one before it. */
export const socialRevealMs = 200;
export const socialRevealFailedMs = 500;
export const socialRevealStepMs = 100;
