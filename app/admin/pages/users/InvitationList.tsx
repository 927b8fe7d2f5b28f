import { Button } from '@mantine/core';
import { useState } from 'react';
import { roleTexts } from '../../kit/access/role-texts.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
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
      setError(messageOf(failure, 'That did not work. Please try again.'));
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
      <h2 id="open-invitations">Open invitations</h2>
      {error ? <Message kind="error">{error}</Message> : null}
      {invitations.length === 0 ? (
        <p className={styles.hint}>Nobody is invited at the moment.</p>
      ) : (
        <DataTable caption="Open invitations" className={styles.table} heads={heads}>
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

const heads = ['For', 'Role', 'By', 'Valid'];

type InvitationRowProps = { invitation: Invitation; onRenew: () => void; onWithdraw: () => void };

function InvitationRow({ invitation, onRenew, onWithdraw }: InvitationRowProps) {
  const { name, email, role, invitedBy, expiresAt, hasEnded } = invitation;
  const whom = name || email || 'Somebody';
  const look = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <tr>
      <th scope="row">
        <span data-row-title>{whom}</span>
      </th>
      <Cell>{roleTexts[role].label}</Cell>
      <Cell>invited by {invitedBy}</Cell>
      <Cell>{hasEnded ? `ended on ${formatDay(expiresAt)}` : `until ${formatDay(expiresAt)}`}</Cell>
      <ActionsCell isBelow>
        <Button {...look} aria-label={`New link for ${whom}`} onClick={onRenew}>
          New link
        </Button>
        <Button {...look} aria-label={`Withdraw the invitation of ${whom}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      </ActionsCell>
    </tr>
  );
}
