import { createContext, useContext } from 'react';

/** The language that texts are written in, for the controls of a form in another language than the back office's. */
export type TextLanguage = { lang: string; dir: 'ltr' | 'rtl' };

export const TextLanguageContext = createContext<TextLanguage | undefined>(undefined);

/** The attributes of what holds the text of a control. */
export function useTextLanguage(): Partial<TextLanguage> {
  return useContext(TextLanguageContext) ?? {};
}
