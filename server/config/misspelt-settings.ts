import { ownValue } from '#content/kit/own-value.shared.ts';

/** What no other program calls its settings. */
const ownPrefix = /^(?:ASHLAR|FORM_COLLECTOR|SECOND_FACTOR|SHORTLIST|REVISIONS|BULK_UNDO|SENT_MAIL)_/;
/** Shorter names, such as PORT, are too close to other programs' own. */
const leastLength = 8;
const lengthOfTwoErrors = 12;

/**
 * Variables that were probably meant for one of our settings, in sentences for the operator. Close to a setting that is set rightly is nobody's
 * mistake, and other programs' variables are left alone.
 */
export function describeMisspelt(
  environment: Record<string, string | undefined>,
  settings: readonly string[],
): string[] {
  const open = settings.filter((name) => !ownValue(environment, name));
  return Object.keys(environment)
    .filter((name) => ownValue(environment, name) && !settings.includes(name))
    .flatMap((name) => {
      const meant = open.find((setting) => isMisspelt(name.toUpperCase().replace(/^ASHLAR_/, ''), setting));
      if (meant) return [`${name} is no setting and does nothing; did you mean ${meant}?`];
      return ownPrefix.test(name) ? [`${name} is no setting and does nothing.`] : [];
    });
}

function isMisspelt(name: string, setting: string): boolean {
  if (setting.length < leastLength) return false;
  return distanceOf(name.replaceAll(/[-.]/g, '_'), setting) <= (setting.length < lengthOfTwoErrors ? 1 : 2);
}

/** Levenshtein's: how many letters are wrong, missing or too many. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
