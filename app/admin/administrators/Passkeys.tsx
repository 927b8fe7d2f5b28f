import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { canUsePasskeys, makePasskey } from '../api/passkeys.ts';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { formatDay, formatTimestamp } from '../shell/format-time.ts';
import styles from './Administrators.module.css';
import type { Attempt, Factors, ListedPasskey, WithRecoveryCodes } from './factors.ts';

type PasskeysProps = {
  factors: Factors;
  attempt: Attempt;
  onAdded: (answer: WithRecoveryCodes) => void;
};

/** Fingers, faces, PINs and keys that sign in. */
export function Passkeys({ factors, attempt, onAdded }: PasskeysProps) {
  const [name, setName] = useState('');
  const obstacle = obstacleOf(factors);
  const add = async () => {
    onAdded(await makePasskey<WithRecoveryCodes>(name));
    setName('');
  };
  return (
    <>
      {factors.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} attempt={attempt} />
      ))}
      <li className={styles.row}>
        <div>
          <p className={styles.name}>Passkeys</p>
          <p className={styles.hint}>
            {obstacle ?? 'Signs in by finger, face or PIN, without the password, and only at this address.'}
          </p>
        </div>
        {obstacle === undefined ? (
          <div className={styles.buttons}>
            <TextInput
              size="xs"
              aria-label="Name of the new passkey"
              placeholder="Name, such as Phone"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button size="compact-sm" variant="default" onClick={() => void attempt(add)}>
              Add a passkey
            </Button>
          </div>
        ) : null}
      </li>
    </>
  );
}

function PasskeyRow({ passkey, attempt }: { passkey: ListedPasskey; attempt: Attempt }) {
  const confirm = useConfirm();
  const { id, name, device, createdAt, lastUsedAt } = passkey;
  const remove = async () => {
    const text = 'It signs in no more. Delete it on the device as well, where it is still offered.';
    const isSure = await confirm({ title: `Remove the passkey “${name}”?`, text, action: 'Remove' });
    if (isSure) await attempt(() => requestApi(`/auth/passkeys/${id}`, { method: 'DELETE' }));
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>
          Passkey · added on {formatDay(createdAt)} with {device} ·{' '}
          {lastUsedAt ? `last used ${formatTimestamp(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Remove the passkey ${name}`}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </li>
  );
}

/** Why none can be added here; undefined where they can. */
function obstacleOf({ passkeyObstacle, passkeyOrigin }: Factors): string | undefined {
  if (passkeyObstacle !== null) return passkeyObstacle;
  if (location.origin !== passkeyOrigin)
    return `Passkeys belong to ${passkeyOrigin}: open the back office there.`;
  return canUsePasskeys() ? undefined : 'This browser has no passkeys.';
}
