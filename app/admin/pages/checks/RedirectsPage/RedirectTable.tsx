import { Button } from '@mantine/core';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { IconPencil } from '../../../kit/icons/icons.ts';
import { sayAnswer, t } from '../../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable } from '../../../kit/lists/DataTable/DataTable.tsx';
import { DeleteButton } from '../../../kit/lists/DeleteButton/DeleteButton.tsx';
import { iconPixels } from '../../../kit/lists/RowActions/RowActions.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { formatDay } from '../../../kit/time/format-time.ts';
import { deleteRedirect, type ListedRedirect } from '../redirect-endpoints.ts';
import styles from './RedirectsPage.module.css';

type RedirectTableProps = {
  redirects: readonly ListedRedirect[];
  onEdit: (redirect: ListedRedirect) => void;
};

const heads = [t('From'), t('To'), t('Followed')];

export function RedirectTable({ redirects, onEdit }: RedirectTableProps) {
  const remove = useRemoval();
  return (
    <DataTable caption={t('Redirects')} heads={heads}>
      {redirects.map((redirect) => (
        <RedirectRow
          key={`${redirect.kind} ${redirect.from}`}
          {...{ redirect, onEdit }}
          onDelete={() => void remove(redirect)}
        />
      ))}
    </DataTable>
  );
}

type RedirectRowProps = Pick<RedirectTableProps, 'onEdit'> & {
  redirect: ListedRedirect;
  onDelete: () => void;
};

/** One that follows a page cannot be changed. */
function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const nameId = useId();
  const { from, to, problem } = redirect;
  const isOwn = redirect.id !== null;
  return (
    <tr data-record={from}>
      <th scope="row" id={nameId}>
        {isOwn ? (
          <button type="button" data-row-title onClick={() => onEdit(redirect)}>
            {from}
          </button>
        ) : (
          <span data-row-title>{from}</span>
        )}
      </th>
      <Cell label={t('To')} isNamed>
        {to}
        {problem ? <span className={styles.problem}>{sayAnswer(problem)}</span> : null}
      </Cell>
      <Cell label={t('Followed')}>{describeHits(redirect)}</Cell>
      {isOwn ? (
        <ActionsCell>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={iconPixels} stroke={1.5} />}
            aria-describedby={nameId}
            onClick={() => onEdit(redirect)}
          >
            {t('Edit')}
          </Button>
          <DeleteButton describedBy={nameId} onDelete={onDelete} />
        </ActionsCell>
      ) : (
        <td />
      )}
    </tr>
  );
}

function describeHits({ id, hits, lastHitAt }: ListedRedirect): string {
  if (id === null) return t('Follows the page');
  if (hits === 0 || lastHitAt === null) return t('Never yet');
  return t('{count, plural, one {Once} other {# times}}, last {day}', {
    count: hits,
    day: formatDay(lastHitAt),
  });
}

/** Without a question: one click brings it back. */
function useRemoval() {
  const { revalidate } = useRevalidator();
  return async ({ id, from }: ListedRedirect) => {
    try {
      const undo = await deleteRedirect(Number(id));
      notifyUndo({
        message: t('The redirect from {from} has been deleted.', { from }),
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
