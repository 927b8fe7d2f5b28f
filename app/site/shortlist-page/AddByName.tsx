import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/form/TextField.tsx';
import styles from './AddByName.module.css';

type AddByNameProps = {
  texts: { addHeading: string; addButton: string; notFound: string };
  isNotFound: boolean;
  isHydrated: boolean;
};

/** Puts a stone on the list by its name; without scripts it is the way to a second one. */
export function AddByName({ texts, isNotFound, isHydrated }: AddByNameProps) {
  const navigate = useNavigate();
  // Not kept in a state, which would forget what was typed before scripts ran.
  const field = useRef<HTMLInputElement>(null);
  const add = (event: Pick<FormEvent, 'preventDefault'>) => {
    if (!isHydrated) return;
    event.preventDefault();
    const name = field.current?.value ?? '';
    if (!field.current || name.trim() === '') return;
    field.current.value = '';
    void navigate(`/shortlist/?add=${encodeURIComponent(name)}`, { preventScrollReset: true });
  };
  return (
    <div className={styles.add} data-print="none">
      <TextField
        name="add"
        label={texts.addHeading}
        maxLength={80}
        ref={field}
        onKeyDown={(event) => event.key === 'Enter' && add(event)}
        error={isNotFound ? texts.notFound : undefined}
      />
      <Button type="submit" look="outline" onClick={add}>
        {texts.addButton}
      </Button>
    </div>
  );
}
