import { Button } from '@mantine/core';
import { useState } from 'react';
import { roleTexts } from '../access/role-texts.ts';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { formatDay } from '../shell/format-time.ts';
import { Message } from '../shell/Message/Message.tsx';
import { messageOf } from '../shell/message-of.ts';
import styles from './Administrators.module.css';
import type { Administrator } from './administrator.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { SessionsDialog } from './SessionsDialog.tsx';

type AdministratorListProps = { administrators: readonly Administrator[]; onChanged: () => void };
type Open = { dialog: 'role' | 'sessions'; administrator: Administrator };

/** Everybody with an account, and what an owner does with it. */
export function AdministratorList({ administrators, onChanged }: AdministratorListProps) {
  const { error, deletingId, remove, reset } = useRemoval(onChanged);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      {error ? <Message kind="error">{error}</Message> : null}
      <ul className={styles.rows} aria-label="People">
        {administrators.map((administrator) => (
          <AdministratorRow
            key={administrator.id}
            administrator={administrator}
            isDeleting={deletingId === administrator.id}
            onDelete={() => void remove(administrator)}
            onReset={() => void reset(administrator)}
            onOpen={(dialog) => setOpen({ dialog, administrator })}
          />
        ))}
      </ul>
      {open?.dialog === 'role' ? (
        <RoleDialog
          administrator={open.administrator}
          onClose={close}
          onChanged={() => {
            close();
            onChanged();
          }}
        />
      ) : null}
      {open?.dialog === 'sessions' ? (
        <SessionsDialog administrator={open.administrator} onClose={close} />
      ) : null}
    </>
  );
}

function useRemoval(onChanged: () => void) {
  const confirm = useConfirm();
  const [error, setError] = useState('');
  const [deletingId, setDeletingId] = useState<number>();

  async function remove({ id, username }: Administrator) {
    const isSure = await confirm({
      title: `Delete the account of ${username}?`,
      text: 'They are signed out at once and cannot sign in any more. What they wrote stays, and so does their name in the log, where it can be erased then.',
      action: 'Delete',
    });
    if (!isSure) return;
    setDeletingId(id);
    setError('');
    try {
      await requestApi(`/users/${id}`, { method: 'DELETE' });
    } catch (failure) {
      setError(messageOf(failure, 'The account could not be deleted. Please try again.'));
    } finally {
      setDeletingId(undefined);
      onChanged();
    }
  }

  async function reset({ id, username }: Administrator) {
    const isSure = await confirm({
      title: `Remove the second factor of ${username}?`,
      text: 'For whoever has lost the phone. They are signed out at once, and the password alone signs in until they set one up again.',
      action: 'Remove',
    });
    if (!isSure) return;
    setError('');
    try {
      await requestApi(`/users/${id}/factors`, { method: 'DELETE' });
    } catch (failure) {
      setError(messageOf(failure, 'The second factor could not be removed. Please try again.'));
    } finally {
      onChanged();
    }
  }

  return { error, deletingId, remove, reset };
}

function describeFactors(factors: Administrator['factors']): string {
  if (factors.length === 0) return 'no second factor';
  return factors.map((factor) => (factor === 'passkey' ? 'passkey' : 'codes')).join(' and ');
}

type AdministratorRowProps = {
  administrator: Administrator;
  isDeleting: boolean;
  onDelete: () => void;
  onReset: () => void;
  onOpen: (dialog: Open['dialog']) => void;
};

function AdministratorRow({ administrator, isDeleting, onDelete, onReset, onOpen }: AdministratorRowProps) {
  const { username, role, createdAt, isSelf, factors } = administrator;
  const look = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {username}
          {isSelf ? <span className={styles.self}> (you)</span> : null}
        </p>
        <p className={styles.hint}>
          {roleTexts[role].label} · since {formatDay(createdAt)} · {describeFactors(factors)}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button {...look} aria-label={`Role of ${username}`} onClick={() => onOpen('role')}>
          Role
        </Button>
        {isSelf ? null : (
          <>
            <Button {...look} aria-label={`Sessions of ${username}`} onClick={() => onOpen('sessions')}>
              Sessions
            </Button>
            {factors.length > 0 ? (
              <Button {...look} aria-label={`Remove the second factor of ${username}`} onClick={onReset}>
                Remove second factor
              </Button>
            ) : null}
            <Button {...look} loading={isDeleting} aria-label={`Delete ${username}`} onClick={onDelete}>
              Delete
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
