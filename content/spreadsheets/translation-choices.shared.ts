/** Which texts a workbook of translations has. */
export const translationChoices = ['all', 'missing', 'outdated'] as const;
export type TranslationChoice = (typeof translationChoices)[number];
