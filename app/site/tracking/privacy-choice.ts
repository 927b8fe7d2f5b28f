import { withStorage } from './utm.ts';

/** The visitor's choice; undefined before there is one. */
export type PrivacyChoice = 'accepted' | 'declined' | undefined;

export const privacyChoiceKey = 'privacy_choice';

/** Storing the choice needs no consent of its own: the visitor made it to be remembered. */
export function readPrivacyChoice(): PrivacyChoice {
  const kept = withStorage((storage) => storage.getItem(privacyChoiceKey));
  return kept === 'accepted' || kept === 'declined' ? kept : undefined;
}

/** @param choice undefined to delete the stored one */
export function savePrivacyChoice(choice: PrivacyChoice): void {
  withStorage((storage) =>
    choice ? storage.setItem(privacyChoiceKey, choice) : storage.removeItem(privacyChoiceKey),
  );
}

/** Whether the browser signals that its user does not want to be tracked: Global Privacy Control, Do Not Track. */
export function asksNotToBeTracked(browser: object): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
}
