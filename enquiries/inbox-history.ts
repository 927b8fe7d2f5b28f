import type { Db } from '#database/connect.ts';
import { findAssigneeNames } from './assignees.repository.ts';
import type { HandlingStatus } from './handling.shared.ts';
import type { ItemChange, ItemValues } from './inbox-changes.repository.ts';

type ShownValues = { status?: HandlingStatus; assignee?: string | null; followUpOn?: string | null };
/** Who changed what of an item, and when. */
export type ShownChange = {
  username: string;
  createdAt: string;
  before: ShownValues;
  after: ShownValues;
};

/** Somebody who is no administrator any more has no name. */
export async function showChanges(db: Db, changes: readonly ItemChange[]): Promise<ShownChange[]> {
  const ids = changes.flatMap(({ before, after }) => [before.assigneeId, after.assigneeId]);
  const names = await findAssigneeNames(
    db,
    ids.filter((id) => typeof id === 'number'),
  );
  const show = ({ status, assigneeId, followUpOn }: ItemValues): ShownValues => ({
    ...(status !== undefined && { status }),
    ...(followUpOn !== undefined && { followUpOn }),
    ...(assigneeId !== undefined && { assignee: names.get(assigneeId ?? -1) ?? null }),
  });
  return changes.map(({ username, createdAt, before, after }) => ({
    ...{ username, createdAt, before: show(before), after: show(after) },
  }));
}
