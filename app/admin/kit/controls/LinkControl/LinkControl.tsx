import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { findPage, findPages, findTargets, type LinkTarget } from '../../api/link-targets.ts';
import { useSearch } from '../../api/use-search.ts';
import { t } from '../../language/t.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { LinkOption } from '../LinkOption/LinkOption.tsx';
import styles from './LinkControl.module.css';

const pauseMs = 200;

/** Where a link leads to: an address, found by the name of a page or record, whose name stands above it. */
export function LinkControl({ field, value, onChange, ...rest }: ControlProps<'text', string>) {
  const { name, apiName, error } = rest;
  const [isTyping, setIsTyping] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { targets, target } = useTargets(value, isTyping);
  const close = () => {
    combobox.closeDropdown();
    setIsTyping(false);
  };
  return (
    <FieldFrame name={name} {...frameOf(field)} counter={target?.title} error={error}>
      {(ties) => (
        <Combobox
          store={combobox}
          withinPortal={false}
          onOptionSubmit={(href) => {
            onChange(href);
            close();
          }}
        >
          <Combobox.Target withExpandedAttribute>
            <TextInput
              {...inputTies(ties)}
              name={apiName}
              value={value}
              maxLength={field.maxLength}
              error={Boolean(error)}
              autoComplete="off"
              placeholder={t('An address, or the name of a page')}
              onBlur={close}
              onChange={(event) => {
                onChange(event.currentTarget.value);
                setIsTyping(true);
                combobox.openDropdown();
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={!isTyping || targets.length === 0}>
            <Combobox.Options className={styles.options} aria-label={t('What it can lead to')}>
              {targets.map((target) => (
                <LinkOption key={target.href} target={target} />
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
    </FieldFrame>
  );
}

/** What fits while somebody types, and what the address leads to. Records are known by the last part of theirs. */
function useTargets(value: string, isTyping: boolean) {
  const page = findPage(value);
  const words = wordsOf(value);
  const { found } = useSearch({ text: page ? '' : words, minLength: 2, pauseMs, find: findTargets });
  const targets: LinkTarget[] = isTyping && words !== '' ? [...findPages(words), ...found] : [];
  return { targets, target: page ?? found.find(({ href }) => href === value) };
}

/** `/products/dawn/grey-granite/` is searched for as 'grey granite'; addresses of other sites are not. */
function wordsOf(value: string): string {
  if (value.includes(':')) return '';
  const [last = ''] = value.split(/[?#]/, 1).flatMap((path) => path.split('/').filter(Boolean).slice(-1));
  return last.replaceAll('-', ' ').trim();
}
