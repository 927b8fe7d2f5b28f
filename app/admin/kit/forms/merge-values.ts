import { ownValue } from '#content/kit/own-value.shared.ts';
import { type FormValue, type FormValues, isSameValue } from '../api/form-values.ts';

/** A field that differs between the form and the record that somebody else has saved meanwhile. */
export type Difference = {
  field: string;
  original: FormValue;
  yours: FormValue;
  theirs: FormValue;
  /** Which one is kept unless the administrator chooses otherwise; undefined if both have changed it. */
  suggested: Side | undefined;
};

export type Side = 'yours' | 'theirs';
export type Versions = { original: FormValues; yours: FormValues; theirs: FormValues };

/** Compares both versions of a record, field by field. */
export function findDifferences({ original, yours, theirs }: Versions): Difference[] {
  return Object.keys(yours)
    .filter((field) => !isSameValue(yours[field], theirs[field]))
    .map((field) => {
      const isMine = !isSameValue(yours[field], original[field]);
      const isTheirs = !isSameValue(theirs[field], original[field]);
      return {
        field,
        original: original[field] ?? '',
        yours: yours[field] ?? '',
        theirs: theirs[field] ?? '',
        suggested: isMine && isTheirs ? undefined : isMine ? 'yours' : 'theirs',
      };
    });
}

/** The other person's record with the chosen fields of yours. */
export function mergeValues(versions: Versions, choices: Record<string, Side>): FormValues {
  const merged = { ...versions.theirs };
  for (const { field, yours, suggested } of findDifferences(versions)) {
    if ((ownValue(choices, field) ?? suggested) === 'yours') merged[field] = yours;
  }
  return merged;
}
