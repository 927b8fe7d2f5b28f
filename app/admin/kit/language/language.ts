import { type BackOfficeLanguage, findBackOfficeLanguage } from '#messages/back-office/languages.shared.ts';

const storageKey = 'ashlar-language';

/** What this person reads the back office in: as chosen, else as the browser asks. The server renders in English. */
export const language: BackOfficeLanguage = import.meta.env.SSR ? 'en' : readLanguage();

/** For dates, numbers and names. */
export const locale = language === 'en' ? 'en-GB' : language;

/** Keeps the choice in this browser and shows the page anew in it. */
export function changeLanguage(chosen: BackOfficeLanguage): void {
  localStorage.setItem(storageKey, chosen);
  if (chosen !== language) location.reload();
}

function readLanguage(): BackOfficeLanguage {
  const kept = localStorage.getItem(storageKey);
  return findBackOfficeLanguage(kept ? [kept] : navigator.languages) ?? 'en';
}
