/** The language of everything that the site says, as `lang` attributes and structured data write it (BCP 47). */
export const siteLanguage = 'en-GB';
