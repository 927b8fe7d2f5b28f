import type { BackOfficeLanguage } from '#messages/back-office/languages.shared.ts';
import type { Role } from '#people/accounts/permissions.shared.ts';
import { requestApi } from '../api/request-api.ts';
import { keepUser, readRole, readUsername } from '../api/session.ts';
import { changeLanguage } from '../language/language.ts';

type Me = { user: { username: string; role: Role; language: BackOfficeLanguage | null } };

let underWay: Promise<void> | undefined;

/** Reads anew who is signed in and in which role; several at once share a request. Never rejects. */
export function refreshRole(): Promise<void> {
  underWay ??= requestApi<Me>('/auth/me')
    .then(({ data: { user } }) => {
      keepUser(user);
      if (user.language) changeLanguage(user.language);
    })
    // The server decides in any case; request-api.ts has logged the reason.
    .catch(() => undefined)
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/** Before a page loads: only what the role may do is offered and fetched. */
export async function ensureRole(): Promise<void> {
  if (readRole() === undefined || readUsername() === '') await refreshRole();
}
