/** Every constant of the site's behaviour, named once (public-site.md, section 9). Milliseconds and CSS pixels. */
export const navbarThresholdPx = 50;
export const menuSlideMs = 3_000;
