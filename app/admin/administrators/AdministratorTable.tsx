import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { formatDay } from '../shell/format-time.ts';
import { Message } from '../shell/Message/Message.tsx';
import { messageOf } from '../shell/message-of.ts';
import styles from './Administrators.module.css';

/** An account of `GET /users`. */
export type Administrator = { id: number; username: string; createdAt: string; isSelf: boolean };

type AdministratorTableProps = { administrators: readonly Administrator[]; onDeleted: () => void };

/** All administrators. Nobody can delete their own account, so at least one always remains. */
export function AdministratorTable({ administrators, onDeleted }: AdministratorTableProps) {
  const confirm = useConfirm();
  const [error, setError] = useState('');
  const [deletingId, setDeletingId] = useState<number>();

  async function remove(administrator: Administrator) {
    const isSure = await confirm({
      title: `Delete the administrator ${administrator.username}?`,
      text: 'They are signed out at once and cannot sign in any more. What they wrote stays.',
      action: 'Delete',
    });
    if (!isSure) return;
    setDeletingId(administrator.id);
    setError('');
    try {
      await requestApi(`/users/${administrator.id}`, { method: 'DELETE' });
      onDeleted();
    } catch (failure) {
      setError(messageOf(failure, 'The administrator could not be deleted. Please try again.'));
    } finally {
      setDeletingId(undefined);
    }
  }

  return (
    <>
      {error ? <Message kind="error">{error}</Message> : null}
      <Table verticalSpacing="xs" className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Username</Table.Th>
            <Table.Th scope="col">Added</Table.Th>
            <Table.Th scope="col">
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {administrators.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              isDeleting={deletingId === administrator.id}
              onDelete={() => void remove(administrator)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

type AdministratorRowProps = { administrator: Administrator; isDeleting: boolean; onDelete: () => void };

function AdministratorRow({ administrator, isDeleting, onDelete }: AdministratorRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.name}>
        {administrator.username}
        {administrator.isSelf ? <span className={styles.self}> (you)</span> : null}
      </Table.Th>
      <Table.Td>{formatDay(administrator.createdAt)}</Table.Td>
      <Table.Td className={styles.action}>
        {administrator.isSelf ? null : (
          <Button
            size="compact-sm"
            variant="default"
            loading={isDeleting}
            aria-label={`Delete ${administrator.username}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
