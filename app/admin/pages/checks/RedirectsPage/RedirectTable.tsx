import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { DataTable } from '../../../kit/lists/DataTable/DataTable.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { formatDay } from '../../../kit/time/format-time.ts';
import { deleteRedirect, type ListedRedirect } from '../redirect-endpoints.ts';
import tableStyles from '../redirect-table.module.css';

type RedirectTableProps = {
  redirects: readonly ListedRedirect[];
  onEdit: (redirect: ListedRedirect) => void;
};

const heads = ['From', 'To', 'Followed'];

export function RedirectTable({ redirects, onEdit }: RedirectTableProps) {
  const remove = useRemoval();
  return (
    <DataTable
      caption="Redirects"
      className={tableStyles.table}
      heads={heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    >
      {redirects.map((redirect, index) => (
        <tr key={`${redirect.kind} ${redirect.from}`} data-record={redirect.from}>
          <th scope="row" id={`redirect-${index}`} className={tableStyles.path}>
            {redirect.from}
          </th>
          <td data-label="To" className={tableStyles.path}>
            {redirect.to}
            {redirect.problem ? <span className={tableStyles.problem}>{redirect.problem}</span> : null}
          </td>
          <td data-label="Followed">{describeHits(redirect)}</td>
          <td>
            <RedirectActions {...{ redirect, onEdit }} describedBy={`redirect-${index}`} onDelete={remove} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

type RedirectActionsProps = {
  redirect: ListedRedirect;
  /** The id of what names the row. */
  describedBy: string;
  onEdit: (redirect: ListedRedirect) => void;
  onDelete: (redirect: ListedRedirect) => Promise<void>;
};

function RedirectActions({ redirect, describedBy, onEdit, onDelete }: RedirectActionsProps) {
  if (redirect.id === null) return <span className={tableStyles.note}>Follows the page</span>;
  return (
    <div className={tableStyles.actions}>
      <Button
        size="compact-sm"
        variant="default"
        aria-describedby={describedBy}
        onClick={() => onEdit(redirect)}
      >
        Edit
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-describedby={describedBy}
        onClick={() => void onDelete(redirect)}
      >
        Delete
      </Button>
    </div>
  );
}

function describeHits({ id, hits, lastHitAt }: ListedRedirect): string {
  if (id === null) return '—';
  if (hits === 0 || lastHitAt === null) return 'Never yet';
  const times = hits === 1 ? 'Once' : `${hits.toLocaleString('en-GB')} times`;
  return `${times}, last ${formatDay(lastHitAt)}`;
}

/** Without a question: one click brings it back. */
function useRemoval() {
  const { revalidate } = useRevalidator();
  return async ({ id, from }: ListedRedirect) => {
    try {
      const undo = await deleteRedirect(Number(id));
      notifyUndo({
        message: `The redirect from ${from} has been deleted.`,
        undo: async () => {
          const message = await undo();
          await revalidate();
          return message;
        },
      });
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
    await revalidate();
  };
}
