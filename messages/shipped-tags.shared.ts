/** The languages that every fixed text is shipped in. */
export const shippedTags: readonly string[] = ['en', 'de', 'fr', 'it', 'es', 'pt', 'ar', 'hi', 'zh'];
