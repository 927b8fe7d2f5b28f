import { Button, NativeSelect, TextInput } from '@mantine/core';
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { EntityName, Field } from '#content/kit/field.ts';
import { slugFrom } from '#content/kit/slug-from.ts';
import { uploadTypeOf } from '#content/kit/upload-types.ts';
import { getEntity } from '#content/registry.ts';
import { apiNameOf } from '../../api/field-names.ts';
import type { FormValue } from '../../api/form-values.ts';
import { type Candidate, listRecords } from '../../api/related-records.ts';
import { useFetched } from '../../api/use-fetched.ts';
import { isComplete } from '../../forms/due-time-text.ts';
import type { FormLayout } from '../../forms/form-layout.ts';
import { t } from '../../language/t.ts';
import { Thumb } from '../../page-parts/Thumb/Thumb.tsx';
import type { ControlProps } from '../control-props.ts';
import { DueTimeControl } from '../DueTimeControl/DueTimeControl.tsx';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { RelatedControl } from '../RelatedControl/RelatedControl.tsx';
import { TextControl } from '../TextControl/TextControl.tsx';
import { TimeControl } from '../TextControl/TimeControl.tsx';
import { listIn, ValueControl } from '../ValueControl/ValueControl.tsx';
import styles from './FieldControl.module.css';

/** What controls need from the form around them. */
export type FieldContext = {
  layout: FormLayout;
  /** As stored; empty for a new record. */
  storedSlug: string;
  isPublished: boolean;
  /** The folder that uploads go to. */
  categorySlug: string | undefined;
  onReferenceChosen: (record: Candidate | undefined) => void;
};

type FieldControlProps = {
  name: string;
  value: FormValue | undefined;
  /** The text that an empty slug is made from. */
  title: string | undefined;
  /** Keeps its identity as long as its content is the same. */
  context: FieldContext;
  error: string | undefined;
  onChange: (name: string, value: FormValue) => void;
};

/** The control of a field's kind. Memoized, because forms are long. */
export const FieldControl = memo(function FieldControl(props: FieldControlProps) {
  const { name, context, onChange } = props;
  const handleChange = useCallback((changed: FormValue) => onChange(name, changed), [name, onChange]);
  const field = context.layout.entity.fields[name];
  return field ? renderControl(field, { ...props, onChange: handleChange }) : null;
});

type RenderedProps = Omit<FieldControlProps, 'onChange'> & { onChange: (value: FormValue) => void };

/** One case for each kind that only records have. */
function renderControl(field: Field, props: RenderedProps): ReactNode {
  const { name, value, context, error, onChange } = props;
  const placeholder = context.layout.placeholders[name];
  const shared = { name, apiName: apiNameOf(name, field), error, placeholder, onChange };
  const text = String(value ?? '');
  switch (field.kind) {
    case 'slug':
      return <SlugControl {...shared} {...slugProps(props)} field={field} value={text} />;
    case 'code':
      return <TextControl {...shared} field={{ ...field, kind: 'text' }} value={text} />;
    case 'time':
      return <TimeControl {...shared} field={field} value={text} />;
    case 'dueTime':
      return <DueTimeControl {...shared} field={field} value={text} note={noteOf(name, text, context)} />;
    case 'reference':
      return <ReferenceControl {...shared} field={field} value={text} onChosen={context.onReferenceChosen} />;
    case 'referenceList':
      return <RelatedControl {...shared} field={field} value={listIn(value)} ownSlug={context.storedSlug} />;
    case 'itemList':
      // It needs the whole form (`ItemListControl`).
      return null;
    default: {
      const uploadType = uploadTypeOf(context.layout.entity);
      return (
        <ValueControl {...shared} {...{ field, value, uploadType }} categorySlug={context.categorySlug} />
      );
    }
  }
}

type SlugControlProps = ControlProps<'slug', string> & {
  /** The text that an empty slug is made from. */
  title: string;
  pathOf: (slug: string) => string;
  /** The slug that is stored; empty for a new record. */
  storedSlug: string;
  /** Whether visitors can see the record at its stored path. */
  isPublished: boolean;
};

/** The slug of a record. An empty one follows the name, unless it is a number that somebody gives; the server makes it unique. */
function SlugControl({ field, name, apiName, value, onChange, error, ...rest }: SlugControlProps) {
  const { title, pathOf, storedSlug, isPublished } = rest;
  // An emptied field stays empty while it has the focus, then follows the name again.
  const [typed, setTyped] = useState<string>();
  const suggested = field.numberRule || title.trim() === '' ? '' : slugFrom(title, field.fallback);
  const shown = value || suggested;
  const isMade = !field.numberRule || shown !== '';
  const help = isMade ? <Whereabouts {...{ shown, pathOf, storedSlug, isPublished }} /> : t(field.help ?? '');
  return (
    <FieldFrame
      name={name}
      label={field.label}
      help={help}
      error={error}
      isRequired={Boolean(field.required)}
    >
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          value={typed ?? shown}
          autoComplete="off"
          spellCheck={false}
          error={Boolean(error)}
          rightSectionWidth={storedSlug ? 120 : undefined}
          rightSection={
            storedSlug && value !== '' && suggested !== '' && suggested !== value ? (
              <Button variant="subtle" size="compact-xs" onClick={() => onChange(suggested)}>
                {t('From the name')}
              </Button>
            ) : null
          }
          onBlur={() => setTyped(undefined)}
          onChange={(event) => {
            const text = event.currentTarget.value;
            const slug = field.numberRule ? text : toTypedSlug(text);
            setTyped(slug);
            onChange(slug);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Lower case and hyphens while typing; a hyphen at the end stays, because more may follow. */
function toTypedSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
}

type WhereaboutsProps = Pick<SlugControlProps, 'pathOf' | 'storedSlug' | 'isPublished'> & { shown: string };

/** Where visitors find the record now, and once it is saved. */
function Whereabouts({ shown, pathOf, storedSlug, isPublished }: WhereaboutsProps) {
  const isMoved = storedSlug !== '' && shown !== storedSlug;
  return (
    <>
      {shown ? t('Visitors find it at {path}.', { path: pathOf(shown) }) : t('Made from the name.')}
      {isMoved && isPublished
        ? ` ${t('The address changes when you save: the old one, {path}, will lead to the new one.', {
            path: pathOf(storedSlug),
          })}`
        : null}{' '}
    </>
  );
}

function slugProps({ title, context }: RenderedProps) {
  const { layout, storedSlug, isPublished } = context;
  const pathOf = (slug: string) => layout.entity.pathOf({ slug });
  return { title: title ?? '', pathOf, storedSlug, isPublished };
}

/** What saving makes of a time, where that is not what one would expect. */
function noteOf(name: string, value: string, { isPublished }: FieldContext): string | undefined {
  if (!isComplete(value)) return undefined;
  const isPast = Date.parse(value) <= Date.now();
  if (name === 'publishAt') {
    if (isPast) return t('This time has passed: it appears as soon as it is saved.');
    return isPublished ? t('It is on the site now: saving takes it off until then.') : undefined;
  }
  return isPast ? t('This time has passed: it leaves the site as soon as it is saved.') : undefined;
}

type ReferenceControlProps = ControlProps<'reference', string> & {
  /** Receives the selected record, whose slug names the folder of uploads. */
  onChosen?: (record: Candidate | undefined) => void;
};

/** Selects one other record, for entities with few records; shows its picture beside the select. */
function ReferenceControl({ field, name, apiName, value, onChange, ...rest }: ReferenceControlProps) {
  const { error, onChosen } = rest;
  const { to } = field;
  const read = useCallback(({ signal }: { signal: AbortSignal }) => listRecords(to, signal), [to]);
  const { data: records, hasFailed, retry } = useFetched(read);
  const chosen = records?.find((record) => String(record.id) === value);
  useEffect(() => onChosen?.(chosen), [chosen, onChosen]);
  return (
    <FieldFrame
      name={name}
      {...frameOf(field)}
      help={
        hasFailed ? <Failure onRetry={retry} /> : records?.length === 0 ? <FirstOfThem to={to} /> : field.help
      }
      error={error}
    >
      {(ties) => (
        <div className={styles.row}>
          {chosen ? <Thumb path={chosen.image} width={36} height={36} /> : null}
          <NativeSelect
            {...inputTies(ties)}
            className={styles.select}
            name={apiName}
            value={value}
            error={Boolean(error)}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{records || hasFailed ? t('Choose…') : t('Loading…')}</option>
            {!chosen && value ? <option value={value}>{t('Number {id}', { id: value })}</option> : null}
            {records?.map((record) => (
              <option key={record.id} value={record.id}>
                {record.isDraft ? t('{title} (draft)', { title: record.title }) : record.title}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
    </FieldFrame>
  );
}

/** Nothing is there to choose. */
function FirstOfThem({ to }: { to: EntityName }) {
  const { noun, path } = getEntity(to);
  return (
    <>
      {t('There is no {noun} yet.', { noun: t(noun.one) })}{' '}
      <Link to={`/admin/${path}/new/`}>{t('New {noun}', { noun: t(noun.one) })}</Link>
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      {t('The choices could not be loaded.')}{' '}
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </>
  );
}
