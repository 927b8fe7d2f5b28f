import { useCallback, useRef, useState } from 'react';
import type { Entity } from '#content/kit/entity.ts';
import {
  type Base,
  emptyValuesOf,
  type FormValue,
  type FormValues,
  hasChanges,
  isSameValue,
  type StoredRecord,
  valuesOfRecord,
} from '../api/form-values.ts';
import type { FieldMessages } from './validate-values.ts';

export type FormState = ReturnType<typeof useFormState>;

/** The initial values and the stored ones; nothing is stored for something new. */
type ReadBase = (stored: StoredRecord | undefined) => Base;

/** The typed values, the stored ones, and the messages about them. */
export function useFormState(stored: StoredRecord | undefined, readBase: ReadBase) {
  const [base, setBase] = useState<Base>(() => readBase(stored));
  const [values, setValues] = useState<FormValues>(base.values);
  const [messages, setMessages] = useState<FieldMessages>({});
  // Saving takes what is typed at that moment, whichever render started it.
  const latest = useRef({ values, base });
  latest.current = { values, base };
  const reader = useRef(readBase);
  reader.current = readBase;

  const change = useCallback((name: string, value: FormValue) => {
    latest.current = { ...latest.current, values: { ...latest.current.values, [name]: value } };
    setValues((before) => ({ ...before, [name]: value }));
    setMessages(({ [name]: _solved, ...others }) => others);
  }, []);

  /** Replaces the values, and optionally the record behind them. */
  const replace = useCallback((next: { values: FormValues; base?: Base }) => {
    latest.current = { base: next.base ?? latest.current.base, values: next.values };
    setValues(latest.current.values);
    setBase(latest.current.base);
    setMessages({});
  }, []);

  /** Puts a stored record behind the form, with its own values or others. */
  const rebase = useCallback(
    (stored: StoredRecord, values?: FormValues) => {
      const base = reader.current(stored);
      replace({ base, values: values ?? base.values });
    },
    [replace],
  );

  /** Takes over what the server stored; what was typed during the request is kept. */
  const settle = useCallback(
    (saved: StoredRecord, sent: FormValues) => {
      const fresh = reader.current(saved);
      const typed = latest.current.values;
      const kept = Object.keys(typed).filter((name) => !isSameValue(typed[name], sent[name]));
      replace({
        base: fresh,
        values: { ...fresh.values, ...Object.fromEntries(kept.map((name) => [name, typed[name] ?? ''])) },
      });
    },
    [replace],
  );

  const isDirty = hasChanges(values, base.values);
  return { values, base, messages, setMessages, change, replace, rebase, settle, latest, isDirty };
}

export function baseOf(entity: Entity, stored: StoredRecord | undefined): Base {
  if (!stored) return { id: undefined, etag: '', values: emptyValuesOf(entity) };
  return { id: stored.id, etag: stored.etag, values: valuesOfRecord(entity, stored.record) };
}
