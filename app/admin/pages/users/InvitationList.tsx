import { Button } from '@mantine/core';
import { useState } from 'react';
import { roleTexts } from '../../kit/access/role-texts.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { ActionsCell, Cell, DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatDay } from '../../kit/time/format-time.ts';
import styles from './Administrators.module.css';
import type { FreshInvitation, Invitation } from './administrator.ts';

type InvitationListProps = {
  invitations: readonly Invitation[];
  onRenewed: (invitation: FreshInvitation) => void;
  onWithdrawn: () => void;
};

/** Invitations that nobody has accepted. */
export function InvitationList({ invitations, onRenewed, onWithdrawn }: InvitationListProps) {
  const [error, setError] = useState('');

  async function attempt(work: () => Promise<void>) {
    setError('');
    try {
      await work();
    } catch (failure) {
      setError(messageOf(failure, t('That did not work. Please try again.')));
    }
  }

  const renew = ({ id }: Invitation) =>
    attempt(async () => {
      const path = `/invitations/${id}/renew`;
      onRenewed((await requestApi<FreshInvitation>(path, { method: 'POST' })).data);
    });
  const withdraw = ({ id }: Invitation) =>
    attempt(async () => {
      await requestApi(`/invitations/${id}`, { method: 'DELETE' });
      onWithdrawn();
    });

  return (
    <section className={styles.people} aria-labelledby="open-invitations">
      <h2 id="open-invitations">{t('Open invitations')}</h2>
      {error ? <Message kind="error">{error}</Message> : null}
      {invitations.length === 0 ? (
        <p className={styles.hint}>{t('Nobody is invited at the moment.')}</p>
      ) : (
        <DataTable caption={t('Open invitations')} className={styles.table} heads={heads}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onRenew={() => void renew(invitation)}
              onWithdraw={() => void withdraw(invitation)}
            />
          ))}
        </DataTable>
      )}
    </section>
  );
}

const heads = [t('For'), t('Role'), t('By'), t('Valid')];

type InvitationRowProps = { invitation: Invitation; onRenew: () => void; onWithdraw: () => void };

function InvitationRow({ invitation, onRenew, onWithdraw }: InvitationRowProps) {
  const { name, email, role, invitedBy, expiresAt, hasEnded } = invitation;
  const whom = name || email || t('Somebody');
  const look = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <tr>
      <th scope="row">
        <span data-row-title>{whom}</span>
      </th>
      <Cell>{roleTexts[role].label}</Cell>
      <Cell>{t('invited by {name}', { name: invitedBy })}</Cell>
      <Cell>
        {hasEnded
          ? t('ended on {day}', { day: formatDay(expiresAt) })
          : t('until {day}', { day: formatDay(expiresAt) })}
      </Cell>
      <ActionsCell isBelow>
        <Button {...look} aria-label={t('New link for {name}', { name: whom })} onClick={onRenew}>
          {t('New link')}
        </Button>
        <Button
          {...look}
          aria-label={t('Withdraw the invitation of {name}', { name: whom })}
          onClick={onWithdraw}
        >
          {t('Withdraw')}
        </Button>
      </ActionsCell>
    </tr>
  );
}
