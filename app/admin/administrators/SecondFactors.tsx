import { Button } from '@mantine/core';
import { useState } from 'react';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { formatDay } from '../shell/format-time.ts';
import { Message } from '../shell/Message/Message.tsx';
import { messageOf } from '../shell/message-of.ts';
import styles from './Administrators.module.css';
import type { Attempt, Factors, WithRecoveryCodes } from './factors.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RequiredFactor } from './RequiredFactor.tsx';
import { TimeCodesDialog } from './TimeCodesDialog.tsx';

type SecondFactorsProps = { factors: Factors; onChanged: () => void };

/** What one's own account has beside the password. */
export function SecondFactors({ factors, onChanged }: SecondFactorsProps) {
  const { timeCodesSince, passkeys, recoveryCodesLeft } = factors;
  const [codes, setCodes] = useState<readonly string[]>();
  const { error, attempt } = useAttempt(onChanged);
  const show = ({ recoveryCodes }: WithRecoveryCodes) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    onChanged();
  };
  const hasFactor = timeCodesSince !== null || passkeys.length > 0;
  return (
    <section className={styles.people} aria-labelledby="second-factors">
      <h2 id="second-factors">Second factor</h2>
      <p className={styles.hint}>
        {hasFactor
          ? 'Signing in asks for one of these after the password.'
          : 'Without one, whoever learns your password is in. Set up codes of an app, or a passkey.'}
      </p>
      {hasFactor ? null : <RequiredFactor {...factors} />}
      {error ? <Message kind="error">{error}</Message> : null}
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} /> : null}
      <ul className={styles.rows} aria-label="Second factors">
        <TimeCodesRow since={timeCodesSince} attempt={attempt} onSetUp={show} />
        <Passkeys factors={factors} attempt={attempt} onAdded={show} />
        {hasFactor ? <RecoveryRow left={recoveryCodesLeft} attempt={attempt} onMade={show} /> : null}
      </ul>
    </section>
  );
}

function useAttempt(onChanged: () => void) {
  const [error, setError] = useState('');
  const attempt: Attempt = async (work) => {
    setError('');
    try {
      await work();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      onChanged();
    }
  };
  return { error, attempt };
}

type TimeCodesRowProps = {
  since: string | null;
  attempt: Attempt;
  onSetUp: (answer: WithRecoveryCodes) => void;
};

function TimeCodesRow({ since, attempt, onSetUp }: TimeCodesRowProps) {
  const confirm = useConfirm();
  const [isOpen, setIsOpen] = useState(false);
  const look = { size: 'compact-sm', variant: 'default' } as const;
  const remove = async () => {
    const text =
      'Signing in asks for no code of the app any more. Recovery codes go with the last second factor.';
    const isSure = await confirm({ title: 'Remove the codes of the app?', text, action: 'Remove' });
    if (isSure) await attempt(() => requestApi('/auth/time-codes', { method: 'DELETE' }));
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>Codes of an app</p>
        <p className={styles.hint}>
          {since ? `Set up on ${formatDay(since)}` : 'Six digits from an authenticator app on your phone'}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button {...look} onClick={() => setIsOpen(true)}>
          {since ? 'Move to another phone' : 'Set up codes'}
        </Button>
        {since ? (
          <Button {...look} aria-label="Remove the codes of the app" onClick={() => void remove()}>
            Remove
          </Button>
        ) : null}
      </div>
      {isOpen ? <TimeCodesDialog onClose={() => setIsOpen(false)} onConfirmed={onSetUp} /> : null}
    </li>
  );
}

type RecoveryRowProps = { left: number; attempt: Attempt; onMade: (answer: WithRecoveryCodes) => void };

function RecoveryRow({ left, attempt, onMade }: RecoveryRowProps) {
  const renew = async () =>
    onMade((await requestApi<WithRecoveryCodes>('/auth/recovery-codes', { method: 'POST' })).data);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>Recovery codes</p>
        <p className={styles.hint}>
          {left === 1 ? 'One is left' : `${left} of 10 are left`}. Each signs in once where the phone is lost.
        </p>
      </div>
      <Button size="compact-sm" variant="default" onClick={() => void attempt(renew)}>
        Make new ones
      </Button>
    </li>
  );
}
