/**
 * Every constant of the site's behaviour, named once (specification/constants.md, "Timings and thresholds").
 * Milliseconds and CSS pixels.
 */
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

/** The bar of the splash grows by so many percent at each step. */
export const splashStepPercent = 5;
export const splashStepMs = 100;
/** When nothing is left of the splash, whatever is still on its way. */
export const splashMaxMs = 3_000;
/** How long the bar takes to its end where the page is ready before it, and how long the page is then uncovered. */
export const splashFinishMs = 240;
export const splashLeaveMs = 700;

/** How long a link is pointed at before its page is fetched ahead. */
export const intentMs = 100;
/** A navigation that takes longer is said to be under way. */
export const lateNavigationMs = 200;
/** How far the first room's picture stays behind, as a share of its height (art direction: under 6 percent). */
export const heroParallax = 0.05;

/** After how long the form of the quote modal is empty again. */
export const contactResetMs = 3_000;
/** The enquiry button's pulse. */
export const pulseEveryMs = 4_000;
export const pulseForMs = 2_000;
/** When a social post is revealed, and how long after the one before it. */
export const socialRevealMs = 200;
export const socialRevealFailedMs = 500;
export const socialRevealStepMs = 100;
/** How much of the window's height a page is scrolled by to count as scrolled. */
export const scrollTrackedShare = 0.2;
/** How long events wait for others before they are sent together. */
export const eventsFlushMs = 3_000;
/** How long the thanks stay in the quote modal before it closes. */
export const quoteModalCloseMs = 2_000;
/** Up to this width certificates are opened by the browser itself, not in a viewer over the page. */
export const certificateViewerMaxPx = 768;
