import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { offerFile } from '../../kit/api/offer-file.ts';
import { canUsePasskeys, makePasskey } from '../../kit/api/passkeys.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatDay, formatPlainDay } from '../../kit/time/format-time.ts';
import { copyText } from '../images/copy-text.ts';
import styles from './Administrators.module.css';
import type { Attempt, Factors, WithRecoveryCodes } from './factors.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
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
      <h2 id="second-factors">{t('Second factor')}</h2>
      <p className={styles.hint}>
        {hasFactor
          ? t('Signing in asks for one of these after the password.')
          : t(
              'Without one, anybody who learns your password can sign in. Set up codes of an app, or a passkey.',
            )}
      </p>
      {hasFactor ? null : <RequiredFactor {...factors} />}
      {error ? <Message kind="error">{error}</Message> : null}
      {codes ? <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} /> : null}
      <ul className={styles.rows} aria-label={t('Second factors')}>
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

type RequiredFactorProps = Pick<Factors, 'requiredFrom' | 'isHeldBack'>;

/** For whoever must have a second factor and has none yet. */
function RequiredFactor({ requiredFrom, isHeldBack }: RequiredFactorProps) {
  if (requiredFrom === null) return null;
  if (isHeldBack)
    return (
      <Message kind="error">
        {t(
          'A second factor is required here, and you have none yet. Nothing else opens until you have set up codes of an app or a passkey below. It takes a minute, and you stay signed in.',
        )}
      </Message>
    );
  return (
    <Message kind="info">
      {t('From {day} on nothing but this page opens without a second factor. Set one up before.', {
        day: formatPlainDay(requiredFrom),
      })}
    </Message>
  );
}

/** Ten codes that nobody can read a second time. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [hasCopied, setHasCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  const look = { size: 'compact-sm', variant: 'default' } as const;
  // What made them is elsewhere on the page, or a dialog that is closed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Message kind="success">
      <div className={styles.fields}>
        <h3 ref={heading} tabIndex={-1}>
          {t('Keep these recovery codes')}
        </h3>
        <p>
          {t(
            'They are shown only now. Each signs in once where phone and passkeys are lost: print them, or keep them in a password manager.',
          )}
        </p>
        <ul className={styles.codes} aria-label={t('Recovery codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button {...look} onClick={() => void copyText(text).then(setHasCopied)}>
            {hasCopied ? t('Copied') : t('Copy them')}
          </Button>
          <Button
            {...look}
            onClick={() => offerFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            {t('Download them')}
          </Button>
          <Button {...look} onClick={onKept}>
            {t('I have kept them')}
          </Button>
        </div>
      </div>
    </Message>
  );
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
    const text = t(
      'Signing in no longer asks for a code of the app. Recovery codes go with the last second factor.',
    );
    const isSure = await confirm({ title: t('Remove the codes of the app?'), text, action: t('Remove') });
    if (isSure) await attempt(() => requestApi('/auth/time-codes', { method: 'DELETE' }));
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{t('Codes of an app')}</p>
        <p className={styles.hint}>
          {since
            ? t('Set up on {day}', { day: formatDay(since) })
            : t('Six digits from an authenticator app on your phone')}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button {...look} onClick={() => setIsOpen(true)}>
          {since ? t('Move to another phone') : t('Set up codes')}
        </Button>
        {since ? (
          <Button {...look} aria-label={t('Remove the codes of the app')} onClick={() => void remove()}>
            {t('Remove')}
          </Button>
        ) : null}
      </div>
      {isOpen ? <TimeCodesDialog onClose={() => setIsOpen(false)} onConfirmed={onSetUp} /> : null}
    </li>
  );
}

type PasskeysProps = {
  factors: Factors;
  attempt: Attempt;
  onAdded: (answer: WithRecoveryCodes) => void;
};

/** Fingers, faces, PINs and keys that sign in. */
function Passkeys({ factors, attempt, onAdded }: PasskeysProps) {
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
          <p className={styles.name}>{t('Passkeys')}</p>
          <p className={styles.hint}>
            {obstacle ??
              t('Signs in by finger, face or PIN, without the password, and only at this address.')}
          </p>
        </div>
        {obstacle === undefined ? (
          <div className={styles.buttons}>
            <TextInput
              size="xs"
              aria-label={t('Name of the new passkey')}
              placeholder={t('Name, such as Phone')}
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button size="compact-sm" variant="default" onClick={() => void attempt(add)}>
              {t('Add a passkey')}
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
    return t('Passkeys belong to {address}: open the back office there.', { address: passkeyOrigin });
  return canUsePasskeys() ? undefined : t('This browser has no passkeys.');
}

type RecoveryRowProps = { left: number; attempt: Attempt; onMade: (answer: WithRecoveryCodes) => void };

function RecoveryRow({ left, attempt, onMade }: RecoveryRowProps) {
  const renew = async () =>
    onMade((await requestApi<WithRecoveryCodes>('/auth/recovery-codes', { method: 'POST' })).data);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{t('Recovery codes')}</p>
        <p className={styles.hint}>
          {t(
            '{count, plural, one {One is left} other {# of 10 are left}}. Each signs in once where the phone is lost.',
            { count: left },
          )}
        </p>
      </div>
      <Button size="compact-sm" variant="default" onClick={() => void attempt(renew)}>
        {t('Make new ones')}
      </Button>
    </li>
  );
}
