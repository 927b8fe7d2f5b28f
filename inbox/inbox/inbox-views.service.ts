import type { Db } from '#database/connect.ts';
import { AppError, invalid, notFound } from '#errors/app-error.ts';
import { parseByPath } from '#errors/validate.ts';
import { findAssignee } from './assignees.repository.ts';
import { deleteView, findViews, type InboxView, saveView } from './inbox-views.repository.ts';
import { viewSchema } from './inbox-views.schema.ts';

/** A view that everybody has has no number. */
export type ShownView = Omit<InboxView, 'id'> & { id: number | null };

/** What everybody begins with. */
const sharedViews: readonly ShownView[] = [
  { id: null, name: 'Waiting', query: { due: 'waiting', sort: 'due' } },
  { id: null, name: 'Mine', query: { assignee: 'me', status: 'new,answered,quoted' } },
  { id: null, name: 'Overdue', query: { due: 'overdue', sort: 'due' } },
  { id: null, name: 'Unassigned', query: { assignee: 'none', due: 'waiting', sort: 'due' } },
  { id: null, name: 'Follow up', query: { due: 'followUp', sort: 'followUp' } },
  { id: null, name: 'Spam', query: { status: 'spam' } },
  { id: null, name: 'Deleted', query: { status: 'deleted' } },
];
const maxViews = 30;

/** The lists that an administrator comes back to: those that everybody has, and the own ones. */
export function createInboxViewService(db: Db) {
  const list = async (username: string): Promise<ShownView[]> => [
    ...sharedViews,
    ...(await findViews(db, username)),
  ];

  async function getAdministratorId(username: string): Promise<number> {
    const administrator = await findAssignee(db, username);
    if (!administrator) throw new AppError('unauthorised', 'Your session has ended. Please sign in again.');
    return administrator.id;
  }

  return {
    list,

    /** One of the same name is replaced. @throws AppError `invalid` */
    async save(input: unknown, username: string): Promise<InboxView> {
      const { name, query } = parseByPath(viewSchema, input);
      const views = await list(username);
      if (views.some((view) => view.id === null && view.name.toLowerCase() === name.toLowerCase())) {
        throw invalid({ name: `"${name}" is there already. Choose another name.` });
      }
      if (views.length >= sharedViews.length + maxViews && !views.some((view) => view.name === name)) {
        throw invalid({ name: `There are ${maxViews} views already. Remove one first.` });
      }
      const kept = Object.fromEntries(
        Object.entries(query).flatMap(([field, value]) => (value ? [[field, value] as const] : [])),
      );
      const administratorId = await getAdministratorId(username);
      return { id: await saveView(db, { administratorId, name, query: kept }), name, query: kept };
    },

    /** @throws AppError `not-found` */
    async remove(id: number, username: string): Promise<void> {
      const administratorId = await getAdministratorId(username);
      if (!(await deleteView(db, { id, administratorId }))) throw notFound('There is no such view.');
    },
  };
}
