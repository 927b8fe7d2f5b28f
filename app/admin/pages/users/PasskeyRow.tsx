import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { formatDay, formatTimestamp } from '../../kit/time/format-time.ts';
import styles from './Administrators.module.css';
import type { Attempt, ListedPasskey } from './factors.ts';

/** A passkey, which gets another name in its place. */
export function PasskeyRow({ passkey, attempt }: { passkey: ListedPasskey; attempt: Attempt }) {
  const confirm = useConfirm();
  const { isRenaming, begin, end, opener } = useRenaming();
  const { id, name, device, createdAt, lastUsedAt } = passkey;
  const path = `/auth/passkeys/${id}`;
  const remove = async () => {
    const text = t(
      'It can no longer be used to sign in. Delete it on the device as well, where it is still offered.',
    );
    const isSure = await confirm({
      title: t('Remove the passkey “{name}”?', { name }),
      text,
      action: t('Remove'),
    });
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
          {[
            t('Passkey'),
            t('added on {day} with {device}', { day: formatDay(createdAt), device }),
            lastUsedAt ? t('last used {time}', { time: formatTimestamp(lastUsedAt) }) : t('not used yet'),
          ].join(' · ')}
        </p>
      </div>
      {isRenaming ? null : (
        <div className={styles.buttons}>
          <Button
            {...look}
            ref={opener}
            aria-label={t('Rename the passkey {name}', { name })}
            onClick={begin}
          >
            {t('Rename')}
          </Button>
          <Button
            {...look}
            aria-label={t('Remove the passkey {name}', { name })}
            onClick={() => void remove()}
          >
            {t('Remove')}
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

type PasskeyNameFormProps = { path: string; name: string; attempt: Attempt; onDone: () => void };

/** The name of a passkey, being changed. Escape leaves it as it was. */
function PasskeyNameForm(props: PasskeyNameFormProps) {
  const { onDone } = props;
  const { value, setValue, error, isSaving, save } = useNewName(props);
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone();
      }}
    >
      <TextInput
        label={t('Name of the passkey')}
        name="name"
        size="sm"
        autoFocus
        autoComplete="off"
        value={value}
        error={error}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="compact-sm" loading={isSaving}>
          {t('Save')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function useNewName({ path, name, attempt, onDone }: PasskeyNameFormProps) {
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsSaving(true);
    setError(undefined);
    await attempt(async () => {
      const refused = await refusalOf(requestApi(path, { method: 'PATCH', body: { name: value } }));
      if (refused === undefined) onDone();
      setError(refused);
    });
    setIsSaving(false);
  }

  return { value, setValue, error, isSaving, save };
}

/** @returns what is wrong with the name @throws ApiError what is refused for another reason */
async function refusalOf(request: Promise<unknown>): Promise<string | undefined> {
  try {
    await request;
    return undefined;
  } catch (error) {
    const refused = error instanceof ApiError ? error.fields.name : undefined;
    if (refused === undefined) throw error;
    return refused;
  }
}
