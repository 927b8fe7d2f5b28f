import { invalid } from '#errors/app-error.ts';
import type { CheckPassword } from './password-check.ts';
import type { Role } from './permissions.shared.ts';
import { wrongCurrentPassword } from './refusals.ts';
import type { Self } from './self.ts';

/**
 * Making somebody an owner gives everything away, so it needs the password: an unattended page is not enough.
 * @throws AppError `invalid`, or `too-many` after repeated failures
 */
export async function confirmForOwner(
  checkPassword: CheckPassword,
  { role, password, self }: { role: Role; password: string | undefined; self: Self },
): Promise<void> {
  if (role !== 'owner') return;
  if (!password) throw invalid({ current_password: 'Enter your current password' });
  const { username, ip } = self;
  if (!(await checkPassword({ username, ip, password, isSignedIn: true }))) throw wrongCurrentPassword();
}
