import type { Db } from '#database/connect.ts';
import { foldText } from '#database/fold-text.ts';
import { rolesThatMay } from '#people/accounts/permissions.shared.ts';

/** An administrator, whom items can be assigned to. */
export type Assignee = { id: number; username: string; mayAnswer: boolean };

/** By name, whatever its capitals, or by number. */
export async function findAssignee(db: Db, nameOrId: string): Promise<Assignee | undefined> {
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'username', 'usernameFolded', 'role'])
    .where((eb) =>
      eb.or([
        eb('usernameFolded', '=', foldText(nameOrId)),
        ...(/^\d{1,9}$/.test(nameOrId) ? [eb('id', '=', Number(nameOrId))] : []),
      ]),
    )
    .execute();
  const found = rows.find((row) => row.usernameFolded === foldText(nameOrId)) ?? rows[0];
  if (!found) return undefined;
  const { id, username, role } = found;
  return { id, username, mayAnswer: rolesThatMay('inbox').some((known) => known === role) };
}

/** The names of those who may work the inbox, in alphabetical order. */
export async function findAssignees(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('administrators')
    .select('username')
    .where('role', 'in', [...rolesThatMay('inbox')])
    .orderBy('usernameFolded')
    .execute();
  return rows.map(({ username }) => username);
}

/** The names of administrators who are still there, by number. */
export async function findAssigneeNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('administrators')
    .select(['id', 'username'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
