import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../kit/api/message-of.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { authorName } from '../../kit/page-parts/author-name.ts';
import styles from './FormerColleagues.module.css';
import { eraseName, type LogPerson } from './log-endpoints.ts';

type FormerColleaguesProps = { people: readonly LogPerson[]; personId: string | null };

/** Whoever has no account any more may want to be named no longer. Of a person who was chosen above, only that one. */
export function FormerColleagues({ people, personId }: FormerColleaguesProps) {
  const { failure, done, erasingId, erase } = useNameErasure();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had it is gone.
    if (done) heading.current?.focus();
  }, [done]);
  const chosen = people.find(({ id }) => String(id) === personId);
  const former = people.filter((person) => person.isFormer && (!chosen || person === chosen));
  const hint = describe(chosen, former.length);
  if (hint === undefined && !done) return null;
  return (
    <section className={styles.former} aria-labelledby="former-colleagues">
      <h2 id="former-colleagues" ref={heading} tabIndex={-1}>
        {t('Former colleagues')}
      </h2>
      {failure ? <Message kind="error">{failure}</Message> : null}
      {done ? <Message kind="success">{done}</Message> : null}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      <ul className={styles.names} aria-label={t('Former colleagues')}>
        {former.map((person) => (
          <li key={person.id}>
            <span>{person.name}</span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('Erase the name {name}', { name: person.name })}
              loading={erasingId === person.id}
              onClick={() => void erase(person)}
            >
              {t('Erase name')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @returns undefined where there is nothing to say */
function describe(chosen: LogPerson | undefined, count: number): string | undefined {
  if (count > 0)
    return t(
      'They have no account any more. Their name can be erased from the log; what was done stays in it.',
    );
  if (!chosen || authorName(chosen.name) !== chosen.name) return undefined;
  return t(
    '{name} has an account. A name can be erased from the log once its account is deleted, under People.',
    { name: chosen.name },
  );
}

function useNameErasure() {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const [erasingId, setErasingId] = useState<number>();

  async function erase({ id, name }: LogPerson): Promise<void> {
    const isSure = await confirm({
      title: t('Erase the name {name} from the log?', { name }),
      text,
      action: t('Erase'),
    });
    if (!isSure) return;
    setErasingId(id);
    setFailure('');
    setDone('');
    try {
      await eraseName(id);
      setDone(
        t(
          'Erased. What {name} did is recorded under “A former colleague” from now on; the log is still complete.',
          { name },
        ),
      );
      // Who was chosen is not there to be chosen any more.
      await navigate('/admin/log/', { preventScrollReset: true });
    } catch (error) {
      setFailure(messageOf(error, t('The name could not be erased. Please try again.')));
    } finally {
      setErasingId(undefined);
    }
  }

  return { failure, done, erasingId, erase };
}

const text = (
  <>
    <p>
      {t(
        'Every entry of what they did, and every one that tells of them, says “a former colleague” from then on. The entries stay, the chain stays whole, and that a name was erased is an entry itself.',
      )}
    </p>
    <p>
      {t(
        'Nobody can undo it, and nobody can tell afterwards who it was. Archives of backups that were made before hold the name until they are deleted.',
      )}
    </p>
  </>
);
