import type { Db } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { createAccountService } from '#people/accounts/accounts.service.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { openExisting } from '#server/open-database.ts';

const removesFactorsOption = '--remove-second-factor';

/** Prints a new password for the administrator named on the command line; the site may run meanwhile. */
process.umask(0o077);
try {
  const config = readConfig(process.env);
  const db = await openExisting(config.databaseUrl);
  await resetPassword(db, process.argv.slice(2)).finally(() => db.destroy());
} catch (error) {
  // A problem that the operator can fix is shown in one line; anything else is a program error, shown in full.
  const isForOperator = error instanceof ConfigError || isAppError(error);
  console.error(isForOperator ? `The password was not reset: ${error.message}` : error);
  process.exitCode = 1;
}

async function resetPassword(db: Db, args: string[]): Promise<void> {
  const [username = ''] = args.filter((arg) => arg !== removesFactorsOption);
  const removesFactors = args.includes(removesFactorsOption);
  const account = await createAccountService(db).resetPassword(username, { removesFactors });
  console.log(`Administrator: ${account.username}  Password: ${account.password}  (shown only this once)`);
  console.log('Every session of the account has ended.');
  if (account.factors === 'removed') {
    console.log('Codes, passkeys and recovery codes are removed: the password alone signs in.');
  }
  if (account.factors === 'kept') {
    console.log(`A second factor is still asked for; ${removesFactorsOption} after the name removes it.`);
  }
  if (removesFactors && account.factors === 'none') console.log('There was no second factor to remove.');
}
