/**
 * All constants of the site's behaviour (specification/constants.md, "Timings and thresholds").
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
/** The specification has no value for testimonials; a move must have ended before the next. */
export const testimonialsLockMs = 400;

/** The splash's bar grows by this many percent at each step. */
export const splashStepPercent = 5;
export const splashStepMs = 100;
/** When the splash is removed, even if something is still loading. */
export const splashMaxMs = 3_000;
/** How long the bar takes to fill when the page is ready early, and how long the splash then takes to leave. */
export const splashFinishMs = 240;
export const splashLeaveMs = 700;

/** A navigation that takes longer is announced as in progress. */
export const lateNavigationMs = 200;
/** How far the first section's picture moves in parallax, as a share of its height (art direction: under 6 percent). */
export const heroParallax = 0.05;

/** How long after closing the form of the quote modal is reset. */
export const contactResetMs = 3_000;
/** The enquiry button's pulse. */
export const pulseEveryMs = 4_000;
export const pulseForMs = 2_000;
/** When a social post is revealed, and the delay after the previous one. */
export const socialRevealMs = 200;
export const socialRevealFailedMs = 500;
export const socialRevealStepMs = 100;
/** The share of the window's height after which a page counts as scrolled. */
export const scrollTrackedShare = 0.2;
/** How long events are collected before they are sent together. */
export const eventsFlushMs = 3_000;
/** How long the quote modal shows its thanks before it closes. */
export const quoteModalCloseMs = 2_000;
/** Up to this width certificates are opened by the browser itself, not in a viewer over the page. */
export const certificateViewerMaxPx = 768;
