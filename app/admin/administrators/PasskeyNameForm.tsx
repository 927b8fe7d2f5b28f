import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { ApiError, requestApi } from '../api/request-api.ts';
import styles from './Administrators.module.css';
import type { Attempt } from './factors.ts';

type PasskeyNameFormProps = { path: string; name: string; attempt: Attempt; onDone: () => void };

/** The name of a passkey, being changed. Escape leaves it as it was. */
export function PasskeyNameForm(props: PasskeyNameFormProps) {
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
        label="Name of the passkey"
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
          Save
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Cancel
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
