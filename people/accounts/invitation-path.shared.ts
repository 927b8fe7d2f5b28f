/** The page that accepts an invitation. What stands after the # is sent to no server, so it is in no log. */
export function invitationPath(token: string): string {
  return `/admin/invitation/#${token}`;
}
