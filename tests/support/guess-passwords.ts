import { openDatabase } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { createAccountService } from '#people/accounts/accounts.service.ts';

/** A process of its own that guesses at an account over a database, and prints how each guess was refused. */
const [url = '', username = '', ip = '', times = '0'] = process.argv.slice(2);
const db = await openDatabase(url);
const accounts = createAccountService(db);
for (let count = 0; count < Number(times); count += 1) {
  const refusal: unknown = await accounts
    .login({ username, password: 'wrong' }, { ip })
    .catch((error) => error);
  console.log(isAppError(refusal) ? refusal.code : refusal);
}
await db.destroy();
