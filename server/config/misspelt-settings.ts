import SearchableMap from 'minisearch/SearchableMap';
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
  const open = settings.filter((name) => name.length >= leastLength && !ownValue(environment, name));
  const tree = SearchableMap.from(open.map((name) => [name, name]));
  return Object.keys(environment)
    .filter((name) => ownValue(environment, name) && !settings.includes(name))
    .flatMap((name) => {
      const spelt = name
        .toUpperCase()
        .replace(/^ASHLAR_/, '')
        .replaceAll(/[-.]/g, '_');
      const meant = findMeant(spelt, tree);
      if (meant) return [`${name} is no setting and does nothing; did you mean ${meant}?`];
      return ownPrefix.test(name) ? [`${name} is no setting and does nothing.`] : [];
    });
}

/** @returns the setting nearest to a name, where few enough letters are wrong, missing or too many */
function findMeant(name: string, settings: SearchableMap<string>): string | undefined {
  const alike = settings.fuzzyGet(name, 2).values();
  const near = alike.filter(([setting, errors]) => errors < 2 || setting.length >= lengthOfTwoErrors);
  return [...near].toSorted(([, one], [, other]) => one - other)[0]?.[0];
}
