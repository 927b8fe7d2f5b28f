import { ActionIcon, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import type { SimpleListField } from '#content/documents/document-field.ts';
import { IconX } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { languageLabel } from '../../languages/language-label.ts';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { moveItem } from '../../sorting/move-item.ts';
import { FieldFrame, type Ties } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import styles from './LanguagesControl.module.css';
import { findLanguages, isShipped } from './offered-languages.ts';

type LanguagesControlProps = {
  name: string;
  apiName: string;
  field: SimpleListField;
  /** Tags, the default language first. */
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

const iconPixels = 16;

/** The languages of the site by their names, in their order. */
export function LanguagesControl({ name, apiName, field, value, error, onChange }: LanguagesControlProps) {
  const [said, setSaid] = useState('');
  const change = (tags: string[], words: string) => {
    onChange(tags);
    setSaid(words);
  };
  return (
    <FieldFrame name={name} label={field.label} help={field.help} error={error}>
      {(ties) => (
        <div className={styles.box}>
          <ol className={styles.chosen} aria-label={t('Languages of the site')}>
            {value.map((tag, index) => (
              <ChosenLanguage key={tag} {...{ tag, index, value, change }} />
            ))}
          </ol>
          <LanguageSearch
            {...{ ties, apiName, value }}
            isFull={value.length >= field.maxItems}
            onPick={(tag) => change([...value, tag], t('{tag} added', { tag: languageLabel(tag) }))}
          />
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </div>
      )}
    </FieldFrame>
  );
}

type ChosenLanguageProps = {
  tag: string;
  index: number;
  value: readonly string[];
  change: (tags: string[], words: string) => void;
};

function ChosenLanguage({ tag, index, value, change }: ChosenLanguageProps) {
  const label = languageLabel(tag);
  return (
    <li className={styles.item}>
      <div className={styles.name}>
        <p>
          {label} {index === 0 ? <span className={styles.mark}>{t('Default language')}</span> : null}
        </p>
        {isShipped(tag) ? null : (
          <p className={styles.note}>{t('Its buttons and messages are English until “Words” gives them.')}</p>
        )}
      </div>
      <MoveButtons
        labels={[t('Move up: {label}', { label }), t('Move down: {label}', { label })]}
        isFirst={index === 0}
        isLast={index === value.length - 1}
        onMove={(by) => {
          const moved = moveItem(value, { from: index, to: index + by });
          change(moved, t('{label} moved to place {number}', { label, number: index + by + 1 }));
        }}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('Remove: {label}', { label })}
        onClick={() => change(value.toSpliced(index, 1), t('{label} removed', { label }))}
      >
        <IconX size={iconPixels} />
      </ActionIcon>
    </li>
  );
}

type LanguageSearchProps = {
  ties: Ties;
  apiName: string;
  value: readonly string[];
  isFull: boolean;
  onPick: (tag: string) => void;
};

function LanguageSearch({ ties, apiName, value, isFull, onPick }: LanguageSearchProps) {
  const [text, setText] = useState('');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = findLanguages(text, value);
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(tag) => {
        onPick(tag);
        setText('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          value={text}
          disabled={isFull}
          autoComplete="off"
          placeholder={t('Add a language: its name, or its short name such as nl')}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            setText('');
          }}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.selectFirstOption();
          }}
          // Enter takes the option, and never saves the form with a language half typed.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className={styles.options} aria-label={t('Languages')}>
          {found.map(({ tag, label, isShipped: isWhole }) => (
            <Combobox.Option key={tag} value={tag}>
              {label}
              {isWhole ? null : <span className={styles.note}> {t('· fixed words in English')}</span>}
            </Combobox.Option>
          ))}
          {found.length === 0 ? <Combobox.Empty>{t('No such language')}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
