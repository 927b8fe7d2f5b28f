import { type AppError, invalid } from '#errors/app-error.ts';
import { findPasswordFault } from './password-rules.ts';

/** Not `unauthorised`: a mistyped password does not end the session. */
export function wrongCurrentPassword(): AppError {
  return invalid({ current_password: 'This is not your current password' });
}

/** @throws AppError `invalid` at the field that the password was chosen in */
export function refusePasswordFault(chosen: { username: string; password: string; field: string }): void {
  const fault = findPasswordFault(chosen.password, chosen.username);
  if (fault) throw invalid({ [chosen.field]: fault });
}
