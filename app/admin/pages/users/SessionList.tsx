import { Button } from '@mantine/core';
import { useState } from 'react';
import { signInMethods } from '#people/accounts/sign-in-methods.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { sayAnswer, t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatTimestamp } from '../../kit/time/format-time.ts';
import styles from './Administrators.module.css';
import type { ListedSession } from './administrator.ts';

type SessionListProps = {
  sessions: readonly ListedSession[];
  /** Where they are in the API: `/auth/sessions`. */
  path: string;
  onEnded: () => void;
};

/** Where somebody is signed in, each to be ended by itself, and all but the one that looks at once. */
export function SessionList({ sessions, path, onEnded }: SessionListProps) {
  const { error, ending, end } = useEnding(path, onEnded);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  if (sessions.length === 0) return <p className={styles.hint}>{t('Signed in nowhere.')}</p>;
  return (
    <div className={styles.fields}>
      {error ? <Message kind="error">{error}</Message> : null}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === `/${session.id}`}
            onEnd={() => void end(`/${session.id}`)}
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <div>
          <Button variant="default" loading={ending === 'all'} onClick={() => void end('')}>
            {others.length === sessions.length ? t('Sign out everywhere') : t('Sign out everywhere else')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type SessionRowProps = { session: ListedSession; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const device = sayAnswer(session.device) || t('An unknown device');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{device}</p>
        <p className={styles.hint}>{describe(session)}</p>
      </div>
      {session.isCurrent ? null : (
        <Button
          size="compact-sm"
          variant="default"
          loading={isEnding}
          aria-label={t('Sign out {device}, last used {time}', {
            device,
            time: formatTimestamp(session.lastUsedAt),
          })}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

function describe({ isCurrent, lastUsedAt, createdAt, method, network }: ListedSession): string {
  const time = formatTimestamp(createdAt);
  return [
    isCurrent ? t('This session') : t('Last used {time}', { time: formatTimestamp(lastUsedAt) }),
    method
      ? t('signed in {time} {how}', { time, how: t(signInMethods[method]) })
      : t('signed in {time}', { time }),
    network ? t('from {network}', { network }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Ends one session, by `/` and its id, or with an empty text all others. */
function useEnding(path: string, onEnded: () => void) {
  const [error, setError] = useState('');
  const [ending, setEnding] = useState('');

  async function end(which: string) {
    setEnding(which);
    setError('');
    try {
      await requestApi(`${path}${which}`, { method: 'DELETE' });
      onEnded();
    } catch (failure) {
      setError(messageOf(failure, t('The session could not be ended. Please try again.')));
      onEnded();
    } finally {
      setEnding('');
    }
  }

  return { error, ending, end };
}
