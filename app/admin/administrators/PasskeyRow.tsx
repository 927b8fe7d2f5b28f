import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { formatDay, formatTimestamp } from '../shell/format-time.ts';
import styles from './Administrators.module.css';
import type { Attempt, ListedPasskey } from './factors.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

/** A passkey, which gets another name in its place. */
export function PasskeyRow({ passkey, attempt }: { passkey: ListedPasskey; attempt: Attempt }) {
  const confirm = useConfirm();
  const { isRenaming, begin, end, opener } = useRenaming();
  const { id, name, device, createdAt, lastUsedAt } = passkey;
  const path = `/auth/passkeys/${id}`;
  const remove = async () => {
    const text = 'It signs in no more. Delete it on the device as well, where it is still offered.';
    const isSure = await confirm({ title: `Remove the passkey “${name}”?`, text, action: 'Remove' });
    if (isSure) await attempt(() => requestApi(path, { method: 'DELETE' }));
  };
  const look = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <li className={styles.row}>
      <div>
        {isRenaming ? (
          <PasskeyNameForm path={path} name={name} attempt={attempt} onDone={end} />
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        <p className={styles.hint}>
          Passkey · added on {formatDay(createdAt)} with {device} ·{' '}
          {lastUsedAt ? `last used ${formatTimestamp(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      {isRenaming ? null : (
        <div className={styles.buttons}>
          <Button {...look} ref={opener} aria-label={`Rename the passkey ${name}`} onClick={begin}>
            Rename
          </Button>
          <Button {...look} aria-label={`Remove the passkey ${name}`} onClick={() => void remove()}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

/** What opened the form is focused again once that is gone. */
function useRenaming() {
  const [isRenaming, setIsRenaming] = useState(false);
  const wasRenaming = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) opener.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return { isRenaming, begin: () => setIsRenaming(true), end: () => setIsRenaming(false), opener };
}
