import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Thumb } from '../../../shell/Thumb/Thumb.tsx';
import styles from './LinkSearch.module.css';
import { findPages, findTargets, type LinkTarget } from './link-targets.ts';

const pauseMs = 200;
const thumbPixels = 36;

/** Searches link targets by name; selecting one sets the link at once. */
export function LinkSearch({ onPick }: { onPick: (target: LinkTarget) => void }) {
  const [text, setText] = useState('');
  const { targets, status } = useTargets(text);
  const combobox = useCombobox({ opened: true });
  // Enter selects the first result; with an empty query it selects none.
  useEffect(() => {
    if (text.trim() !== '' && targets.length > 0) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  }, [text, targets, combobox.selectFirstOption, combobox.resetSelectedOption]);
  const pick = (address: string) => {
    const target = targets.find((candidate) => candidate.address === address);
    if (target) onPick(target);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.EventsTarget>
        <TextInput
          label="Search by name"
          description="A page, a stone, an article, a collection or a project"
          value={text}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options} aria-label="What a link can lead to">
        {targets.map((target) => (
          <Combobox.Option key={target.address} value={target.address} className={styles.option}>
            {target.image === undefined ? null : (
              <Thumb path={target.image} width={thumbPixels} height={thumbPixels} />
            )}
            <span className={styles.title}>{target.title}</span>
            <span className={styles.detail}>{target.detail}</span>
          </Combobox.Option>
        ))}
      </Combobox.Options>
      <p className={styles.status} role="status">
        {status}
      </p>
    </Combobox>
  );
}

type Found = { records: readonly LinkTarget[]; hasFailed: boolean };
const nothing: Found = { records: [], hasFailed: false };

/** Pages at once, records from the server; previous results stay until the next ones arrive. */
function useTargets(text: string) {
  const [found, setFound] = useState(nothing);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return setFound(nothing);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      findTargets(wanted, stop.signal)
        .then((records) => setFound({ records, hasFailed: false }))
        .catch(() => {
          if (!stop.signal.aborted) setFound({ records: [], hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  const targets = [...findPages(wanted), ...found.records];
  const isEmpty = targets.length === 0;
  const status = found.hasFailed
    ? 'Stones and articles could not be searched just now.'
    : isEmpty
      ? 'Nothing found.'
      : '';
  return { targets, status };
}
