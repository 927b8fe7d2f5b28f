import { withStorage } from './utm.ts';

/** What the visitor answered; undefined while they have not. */
export type PrivacyChoice = 'accepted' | 'declined' | undefined;

export const privacyChoiceKey = 'privacy_choice';

/** Keeping the answer is what the visitor asked for by giving it. */
export function readPrivacyChoice(): PrivacyChoice {
  const kept = withStorage((storage) => storage.getItem(privacyChoiceKey));
  return kept === 'accepted' || kept === 'declined' ? kept : undefined;
}

/** @param choice undefined to keep none any more */
export function savePrivacyChoice(choice: PrivacyChoice): void {
  withStorage((storage) =>
    choice ? storage.setItem(privacyChoiceKey, choice) : storage.removeItem(privacyChoiceKey),
  );
}

/** Whether the browser says for its owner that they do not want to be tracked: Global Privacy Control, Do Not Track. */
export function asksNotToBeTracked(browser: object): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
}
