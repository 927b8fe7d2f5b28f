/**
 * The pairs of type that the site ships, one for headings and one for text: Marcellus with Hanken Grotesk, Cormorant
 * Garamond with Figtree, Instrument Serif with Instrument Sans, and Jost throughout.
 */
export const typefaceKeys = ['inscription', 'engraving', 'atelier', 'quarry'] as const;
export type Typeface = (typeof typefaceKeys)[number];

export const shippedTypeface = 'inscription' satisfies Typeface;
