import type { Db } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { enterInLog } from '../log/write-log.ts';
import { hasAdministrators, insertFirstAdministrator } from './administrators.repository.ts';
import { generatePassword } from './generate-password.ts';
import { refusePasswordFault } from './refusals.ts';
import { toAdministratorRow } from './to-administrator-row.ts';

/** Has the password only if it was generated here; one from the settings is not shown to anybody. */
export type FirstAdministrator = { username: string; generatedPassword: string | undefined };

type FirstAccount = { username: string; password?: string | undefined };

export function createFirstAdministrator(db: Db, now: () => Date) {
  /**
   * Creates the first administrator if there is none, with a generated password if the settings have none.
   * @returns the account once, to whichever process stored it; undefined where one exists
   * @throws AppError `invalid` where the password is one that anybody would try
   */
  return async ({ username, password: chosen }: FirstAccount): Promise<FirstAdministrator | undefined> => {
    if (await hasAdministrators(db)) return undefined;
    if (chosen !== undefined) refusePasswordFault({ username, password: chosen, field: 'password' });
    const generatedPassword = chosen === undefined ? generatePassword() : undefined;
    const password = chosen ?? generatedPassword ?? '';
    const row = await toAdministratorRow({ username, password, role: 'owner' }, now());
    return inTransaction(db, async (trx) => {
      if (!(await insertFirstAdministrator(trx, row))) return undefined;
      await enterInLog(trx, { kind: 'people', text: 'Made {person} the first owner', about: username });
      return { username, generatedPassword };
    });
  };
}
