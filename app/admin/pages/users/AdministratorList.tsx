import { Button, Modal } from '@mantine/core';
import { useCallback, useState } from 'react';
import { roleTexts } from '../../kit/access/role-texts.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { type ApiRequest, requestApi } from '../../kit/api/request-api.ts';
import { useFetched } from '../../kit/api/use-fetched.ts';
import { useSubmit } from '../../kit/api/use-submit.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatDay } from '../../kit/time/format-time.ts';
import styles from './Administrators.module.css';
import type { Administrator, ListedSession } from './administrator.ts';
import { RoleField, readRoleField } from './RoleField.tsx';
import { SessionList } from './SessionList.tsx';

type AdministratorListProps = { administrators: readonly Administrator[]; onChanged: () => void };
type Open = { dialog: 'role' | 'sessions'; administrator: Administrator };

const heads = [t('Name'), t('Role'), t('Since'), t('Second factor')];

/** Everybody with an account, and what an owner does with it. */
export function AdministratorList({ administrators, onChanged }: AdministratorListProps) {
  const { error, deletingId, remove, reset } = useRemoval(onChanged);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      {error ? <Message kind="error">{error}</Message> : null}
      <DataTable caption={t('People')} className={styles.table} heads={heads}>
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
      </DataTable>
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
      title: t('Delete the account of {username}?', { username }),
      text: t(
        'They are signed out at once and cannot sign in any more. What they wrote stays, and so does their name in the log, where it can be erased then.',
      ),
      action: t('Delete'),
    });
    if (!isSure) return;
    setDeletingId(id);
    setError('');
    try {
      await requestApi(`/users/${id}`, { method: 'DELETE' });
    } catch (failure) {
      setError(messageOf(failure, t('The account could not be deleted. Please try again.')));
    } finally {
      setDeletingId(undefined);
      onChanged();
    }
  }

  async function reset({ id, username }: Administrator) {
    const isSure = await confirm({
      title: t('Remove the second factor of {username}?', { username }),
      text: t(
        'For whoever has lost the phone. They are signed out at once, and the password alone signs in until they set one up again.',
      ),
      action: t('Remove'),
    });
    if (!isSure) return;
    setError('');
    try {
      await requestApi(`/users/${id}/factors`, { method: 'DELETE' });
    } catch (failure) {
      setError(messageOf(failure, t('The second factor could not be removed. Please try again.')));
    } finally {
      onChanged();
    }
  }

  return { error, deletingId, remove, reset };
}

type RoleDialogProps = { administrator: Administrator; onClose: () => void; onChanged: () => void };

/** Gives somebody another role. */
function RoleDialog({ administrator, onClose, onChanged }: RoleDialogProps) {
  const form = useSubmit({
    failure: t('The role could not be changed. Please try again.'),
    async send(values) {
      const body = readRoleField(values);
      await requestApi(`/users/${administrator.id}`, { method: 'PATCH', body });
      onChanged();
      return '';
    },
  });
  const isMessage = form.error && Object.keys(form.fields).length === 0;
  return (
    <Modal opened onClose={onClose} title={t('Role of {username}', { username: administrator.username })}>
      <form className={styles.fields} onSubmit={form.onSubmit} noValidate>
        {isMessage ? <Message kind="error">{form.error}</Message> : null}
        <RoleField initial={administrator.role} errors={form.fields} />
        <p className={styles.hint}>{t('It applies at once, also where they are signed in.')}</p>
        <div className={styles.buttons}>
          <Button type="submit" loading={form.isSending}>
            {t('Save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Where somebody else is signed in. */
function SessionsDialog(props: { administrator: Administrator; onClose: () => void }) {
  const { administrator, onClose } = props;
  const path = `/users/${administrator.id}/sessions`;
  const read = useCallback(
    async (request: ApiRequest) => (await requestApi<ListedSession[]>(path, request)).data,
    [path],
  );
  const { data, hasFailed, retry } = useFetched(read);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Where {username} is signed in', { username: administrator.username })}
    >
      {hasFailed ? (
        <Message kind="error" onRetry={retry}>
          {t('The sessions could not be loaded.')}
        </Message>
      ) : null}
      {data ? <SessionList sessions={data} path={path} onEnded={retry} /> : null}
      {data || hasFailed ? null : <p className={styles.hint}>{t('Loading…')}</p>}
    </Modal>
  );
}

function describeFactors(factors: Administrator['factors']): string {
  if (factors.length === 0) return t('no second factor');
  const names = factors.map((factor) => (factor === 'passkey' ? t('passkey') : t('codes')));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
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
    <tr data-deleting={isDeleting}>
      <th scope="row">
        <button type="button" data-row-title onClick={() => onOpen('role')}>
          {username}
        </button>
        {isSelf ? <span className={styles.self}> {t('(you)')}</span> : null}
      </th>
      <Cell>{roleTexts[role].label}</Cell>
      <Cell>{t('since {day}', { day: formatDay(createdAt) })}</Cell>
      <Cell>{describeFactors(factors)}</Cell>
      <ActionsCell isBelow>
        <Button {...look} aria-label={t('Role of {username}', { username })} onClick={() => onOpen('role')}>
          {t('Role')}
        </Button>
        {isSelf ? null : (
          <>
            <Button
              {...look}
              aria-label={t('Sessions of {username}', { username })}
              onClick={() => onOpen('sessions')}
            >
              {t('Sessions')}
            </Button>
            {factors.length > 0 ? (
              <Button
                {...look}
                aria-label={t('Remove the second factor of {username}', { username })}
                onClick={onReset}
              >
                {t('Remove second factor')}
              </Button>
            ) : null}
            <Button
              {...look}
              loading={isDeleting}
              aria-label={t('Delete {username}', { username })}
              onClick={onDelete}
            >
              {t('Delete')}
            </Button>
          </>
        )}
      </ActionsCell>
    </tr>
  );
}
