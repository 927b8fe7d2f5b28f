import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { formatDay } from '../shell/format-time.ts';
import { Message } from '../shell/Message/Message.tsx';
import { messageOf } from '../shell/message-of.ts';
import styles from './Users.module.css';

/** An account of `GET /users`. */
export type User = { id: number; username: string; createdAt: string; isSelf: boolean };

type UserTableProps = { users: readonly User[]; onDeleted: () => void };

/** All administrators. Nobody can delete their own account, so at least one always remains. */
export function UserTable({ users, onDeleted }: UserTableProps) {
  const confirm = useConfirm();
  const [error, setError] = useState('');
  const [deletingId, setDeletingId] = useState<number>();

  async function remove(user: User) {
    const isSure = await confirm({
      title: `Delete the administrator ${user.username}?`,
      text: 'They are signed out at once and cannot sign in any more. What they wrote stays.',
      action: 'Delete',
    });
    if (!isSure) return;
    setDeletingId(user.id);
    setError('');
    try {
      await requestApi(`/users/${user.id}`, { method: 'DELETE' });
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
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isDeleting={deletingId === user.id}
              onDelete={() => void remove(user)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

type UserRowProps = { user: User; isDeleting: boolean; onDelete: () => void };

function UserRow({ user, isDeleting, onDelete }: UserRowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.name}>
        {user.username}
        {user.isSelf ? <span className={styles.self}> (you)</span> : null}
      </Table.Th>
      <Table.Td>{formatDay(user.createdAt)}</Table.Td>
      <Table.Td className={styles.action}>
        {user.isSelf ? null : (
          <Button
            size="compact-sm"
            variant="default"
            loading={isDeleting}
            aria-label={`Delete ${user.username}`}
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
