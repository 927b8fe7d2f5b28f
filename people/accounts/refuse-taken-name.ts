import type { Db } from '#database/connect.ts';
import { AppError } from '#errors/app-error.ts';
import { findAdministrators } from './administrators.repository.ts';

/** @throws AppError `conflict` where a name is taken or looks like another */
export async function refuseTakenName(trx: Db, username: string): Promise<void> {
  const isSimilarName = await openNameComparison();
  const others = await findAdministrators(trx);
  const taken = others.find((other) => isSimilarName(other.username, username));
  if (!taken) return;
  const message = `There is already an administrator named "${taken.username}"`;
  throw new AppError('conflict', message, { fields: { username: message } });
}

/**
 * Reads Unicode's table of letters that look alike when somebody first asks. Names are compared as they were typed, in small
 * letters and in capitals, since letters of two alphabets can be alike in one of these only.
 * @returns what tells whether two names look alike to a person
 */
export async function openNameComparison(): Promise<(one: string, other: string) => boolean> {
  const { default: unhomoglyph } = await import('unhomoglyph');
  return (one, other) => {
    const forms = formsOf(other);
    return formsOf(one).some((form, index) => unhomoglyph(form) === unhomoglyph(forms[index] ?? ''));
  };
}

function formsOf(name: string): string[] {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
  return [bare, bare.toLowerCase(), bare.toUpperCase()];
}
