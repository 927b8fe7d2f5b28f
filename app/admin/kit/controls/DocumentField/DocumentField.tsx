import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { memo, useCallback } from 'react';
import type {
  DocumentTextField,
  LeafField,
  OptionalChoiceField,
  PickField,
  SimpleListField,
} from '#content/documents/document-field.ts';
import type { ReferenceListField, TextField } from '#content/kit/field.ts';
import { controlIdOf } from '../../api/field-names.ts';
import type { FormValue } from '../../api/form-values.ts';
import { isMadeOfNumber } from '../../forms/document-form-values.ts';
import { IconX } from '../../icons/icons.ts';
import { t } from '../../language/t.ts';
import { MoveButtons } from '../../sorting/MoveButtons/MoveButtons.tsx';
import { moveItem } from '../../sorting/move-item.ts';
import { ColourControl } from '../ColourControl/ColourControl.tsx';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { FileControl } from '../FileControl/FileControl.tsx';
import { LanguagesControl } from '../LanguagesControl/LanguagesControl.tsx';
import { LinkControl } from '../LinkControl/LinkControl.tsx';
import { RelatedControl } from '../RelatedControl/RelatedControl.tsx';
import { DateControl } from '../TextControl/DateControl.tsx';
import { TextControl } from '../TextControl/TextControl.tsx';
import { listIn, ValueControl } from '../ValueControl/ValueControl.tsx';
import styles from './DocumentField.module.css';
import { WeekdaysControl } from './WeekdaysControl.tsx';

type DocumentFieldProps = {
  /** Where the value is, by the ids of items; the form knows it by this. */
  idPath: string;
  /** The dotted path, by which the API and the control name it. */
  path: string;
  field: LeafField;
  value: FormValue | undefined;
  error: string | undefined;
  onChange: (idPath: string, value: FormValue) => void;
};

const maxNumberLength = 30;

/** The control of a field's kind. It is drawn anew only when something of its own changes: documents are long. */
export const DocumentField = memo(function DocumentField(props: DocumentFieldProps) {
  const { idPath, path, field, value, error, onChange } = props;
  const handleChange = useCallback((changed: FormValue) => onChange(idPath, changed), [idPath, onChange]);
  const shared = { name: idPath, apiName: path, error, onChange: handleChange };
  const text = String(value ?? '');
  switch (field.kind) {
    case 'file':
      return <FileControl {...shared} field={field} value={text} />;
    case 'colour':
      return <ColourControl {...shared} field={field} value={text} />;
    case 'optionalChoice':
      return <OptionalChoiceControl {...shared} field={field} value={text} />;
    case 'weekdays':
      return <WeekdaysControl {...shared} field={field} value={listIn(value)} />;
    case 'decimal':
      return <TextControl {...shared} field={asText(field)} value={text} />;
    case 'list':
      if (field.item.format === 'language')
        return <LanguagesControl {...shared} field={field} value={listIn(value)} />;
      return <TextRows {...shared} field={field} value={listIn(value)} />;
    case 'products':
    case 'categories':
      return <RelatedControl {...shared} field={referenceOf(field)} value={listIn(value)} ownSlug="" />;
    default: {
      if ('format' in field && (field.format === 'date' || field.format === 'time')) {
        return <DateControl {...shared} field={field} type={field.format} value={text} />;
      }
      if (field.kind === 'text' && field.mustLead)
        return <LinkControl {...shared} field={field} value={text} />;
      const shown = isMadeOfNumber(field) ? withoutStar(field) : field;
      return <ValueControl {...shared} field={shown} value={value} uploadType="site" />;
    }
  }
});

type OptionalChoiceProps = {
  name: string;
  apiName: string;
  field: OptionalChoiceField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function OptionalChoiceControl({ name, apiName, field, value, error, onChange }: OptionalChoiceProps) {
  return (
    <FieldFrame name={name} label={field.label} help={field.help} error={error}>
      {(ties) => (
        <NativeSelect
          {...inputTies(ties)}
          name={apiName}
          value={value}
          error={Boolean(error)}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            { value: '', label: t('Not chosen') },
            ...[...field.names].map(([code, label]) => ({ value: code, label: t(label) })),
          ]}
        />
      )}
    </FieldFrame>
  );
}

type TextRowsProps = {
  name: string;
  apiName: string;
  field: SimpleListField;
  value: readonly string[];
  error: string | undefined;
  onChange: (value: string[]) => void;
};

/** A list of short texts, a row each, in an order of their own. */
function TextRows({ name, apiName, field, value, error, onChange }: TextRowsProps) {
  const { label, maxItems } = field;
  const add = () => {
    onChange([...value, '']);
    requestAnimationFrame(() => document.getElementById(rowIdOf(name, value.length))?.focus());
  };
  return (
    <FieldFrame name={name} label={label} help={field.help} error={error} isGroup>
      {(ties) => (
        <fieldset
          id={ties.id}
          className={styles.rows}
          tabIndex={-1}
          aria-labelledby={`${ties.id}-label`}
          aria-describedby={ties['aria-describedby']}
        >
          {value.map((_, index) => (
            <TextRow key={index} {...{ name, apiName, field, value, index, onChange }} />
          ))}
          <div>
            <Button size="compact-md" variant="default" disabled={value.length >= maxItems} onClick={add}>
              {t('Add {noun}', { noun: t(field.noun) })}
            </Button>
          </div>
        </fieldset>
      )}
    </FieldFrame>
  );
}

type TextRowProps = Omit<TextRowsProps, 'error'> & { index: number };

function TextRow({ name, apiName, field, value, index, onChange }: TextRowProps) {
  const { item } = field;
  const noun = t(field.noun);
  const number = index + 1;
  return (
    <div className={styles.row}>
      <TextInput
        id={rowIdOf(name, index)}
        name={`${apiName}.${index}`}
        aria-label={`${t(item.label)} ${number}`}
        value={value[index] ?? ''}
        maxLength={item.maxLength}
        onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
      />
      <MoveButtons
        labels={[
          t('Move up: {noun} {number}', { noun, number }),
          t('Move down: {noun} {number}', { noun, number }),
        ]}
        isFirst={index === 0}
        isLast={number === value.length}
        onMove={(by) => onChange(moveItem(value, { from: index, to: index + by }))}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('Remove: {noun} {number}', { noun, number })}
        onClick={() => onChange(value.toSpliced(index, 1))}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

function rowIdOf(name: string, index: number): string {
  return `${controlIdOf(name)}-${index}`;
}

/** Nobody has to fill in what is made of something else. */
function withoutStar({ required: _required, ...field }: DocumentTextField): DocumentTextField {
  return field;
}

/** What is typed as a line, and judged by the server. */
function asText({ label, help }: LeafField): TextField {
  return { kind: 'text', label, maxLength: maxNumberLength, ...(help && { help }) };
}

/** Picked records are found and ordered as related records are. */
function referenceOf({ kind, label, help, maxItems }: PickField): ReferenceListField {
  const to = kind === 'products' ? 'product' : 'category';
  return { kind: 'referenceList', label, to, maxItems, snakeNameGives: 'slugs', ...(help && { help }) };
}
