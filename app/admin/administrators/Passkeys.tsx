import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { canUsePasskeys, makePasskey } from '../api/passkeys.ts';
import styles from './Administrators.module.css';
import type { Attempt, Factors, WithRecoveryCodes } from './factors.ts';
import { PasskeyRow } from './PasskeyRow.tsx';

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

/** Why none can be added here; undefined where they can. */
function obstacleOf({ passkeyObstacle, passkeyOrigin }: Factors): string | undefined {
  if (passkeyObstacle !== null) return passkeyObstacle;
  if (location.origin !== passkeyOrigin)
    return `Passkeys belong to ${passkeyOrigin}: open the back office there.`;
  return canUsePasskeys() ? undefined : 'This browser has no passkeys.';
}
