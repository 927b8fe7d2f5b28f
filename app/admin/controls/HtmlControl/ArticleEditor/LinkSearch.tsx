import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { Thumb } from '../../../shell/Thumb/Thumb.tsx';
import { useSearch } from '../../../shell/use-search.ts';
import styles from './LinkSearch.module.css';
import { findPages, findTargets, type LinkTarget } from './link-targets.ts';

const pauseMs = 200;
const thumbPixels = 36;

type LinkSearchProps = { onPick: (target: LinkTarget) => void; onEscape: () => void };

/** Searches link targets by name; selecting one sets the link at once. */
export function LinkSearch({ onPick, onEscape }: LinkSearchProps) {
  const [text, setText] = useState('');
  const { targets, status } = useTargets(text);
  // The list is always open, so what closes it elsewhere is meant for the dialog, which does not see the key.
  const combobox = useCombobox({ opened: true, onDropdownClose: onEscape });
  // Enter selects the first result, as soon as it is shown; with an empty query it selects none.
  useLayoutEffect(() => {
    if (text.trim() !== '' && targets.length > 0) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
  }, [text, targets, combobox.selectFirstOption, combobox.resetSelectedOption]);
  const pick = (href: string) => {
    const target = targets.find((candidate) => candidate.href === href);
    if (target) onPick(target);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          role="combobox"
          label="Search by name"
          description="A page, a stone, an article, a collection or a project"
          value={text}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options} aria-label="What a link can lead to" tabIndex={0}>
        {targets.map((target) => (
          <Combobox.Option key={target.href} value={target.href} className={styles.option}>
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

/** Pages at once, records from the server. */
function useTargets(text: string) {
  const { found, hasFailed } = useSearch({ text, minLength: 1, pauseMs, find: findTargets });
  const targets = [...findPages(text), ...found];
  const nothing = targets.length === 0 ? 'Nothing found.' : '';
  const status = hasFailed ? 'Stones and articles could not be searched just now.' : nothing;
  return { targets, status };
}
