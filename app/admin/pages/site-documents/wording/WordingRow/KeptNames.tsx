import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../../../kit/language/t.ts';
import type { WordingText } from '../wording-texts.ts';
import styles from './WordingRow.module.css';

type KeptNamesProps = { text: WordingText; value: string; row: RefObject<HTMLElement | null> };

/** What the own words have to keep, and the number of a plural; each is inserted where it is wanted. */
export function KeptNames({ text: { kept, plural }, value, row }: KeptNamesProps) {
  const insert = useInsert(row);
  if (kept.length === 0 && !plural) return null;
  const isLost = (name: string) => value !== '' && !value.includes(name.replace(/>.*/, '>'));
  return (
    <p className={styles.names}>
      {kept.length > 0 ? t('Keep') : null}
      {kept.map((name) => (
        <Name key={name} name={name} isLost={isLost(name)} onInsert={insert} />
      ))}
      {plural ? t('Number') : null}
      {plural ? <Name name={`{${plural.argument}}`} isLost={false} onInsert={insert} /> : null}
    </p>
  );
}

type NameProps = { name: string; isLost: boolean; onInsert: (name: string) => void };

function Name({ name, isLost, onInsert }: NameProps) {
  const text = isLost ? t('{name} is missing', { name }) : name;
  return (
    <button
      type="button"
      className={styles.name}
      data-lost={isLost || undefined}
      aria-label={t('{text}, insert it', { text })}
      onClick={() => onInsert(name)}
    >
      {text}
    </button>
  );
}

/** Writes into the field of a row that had the focus last. */
function useInsert(row: RefObject<HTMLElement | null>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) field.current = target;
  });
  useEffect(() => {
    const element = row.current;
    const listen = (event: FocusEvent) => note(event);
    element?.addEventListener('focusin', listen);
    return () => element?.removeEventListener('focusin', listen);
  }, [row]);
  return (name: string) => {
    const target = field.current?.isConnected ? field.current : row.current?.querySelector('textarea');
    if (!target) return;
    target.setRangeText(name, target.selectionStart, target.selectionEnd, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.focus();
  };
}
