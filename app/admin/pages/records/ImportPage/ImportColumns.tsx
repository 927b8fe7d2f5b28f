import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { Entity } from '#content/kit/entity.ts';
import { type LengthUnit, lengthUnits } from '#content/kit/length-units.shared.ts';
import { columnsOf, idHeader } from '#content/spreadsheets/columns.ts';
import type { ImportKey } from '#content/spreadsheets/import-options.ts';
import { messageOf } from '../../../kit/api/message-of.ts';
import { offerFile } from '../../../kit/api/offer-file.ts';
import { fetchFile } from '../../../kit/api/request-api.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { chooseUnit } from '../../../kit/spreadsheets/choose-unit.ts';
import type { ImportTools } from '../../../kit/spreadsheets/use-import.ts';
import styles from './ImportPage.module.css';

const keyLabels: Record<ImportKey, string> = {
  id: t('Their ids'),
  slug: t('Their addresses'),
  reference: t('Their article codes'),
  name: t('Their names'),
};

const unitLabels: Record<LengthUnit, string> = {
  mm: t('Millimetres'),
  cm: t('Centimetres'),
  m: t('Metres'),
  in: t('Inches'),
};

const importKeys = Object.keys(keyLabels) as ImportKey[];

/** What the columns of a file are, and how its rows come in. Without a file: the list to fill in. */
export function ImportColumns({ entity, tools }: { entity: Entity; tools: ImportTools }) {
  const { columns, files } = tools;
  if (!files.file) return <TemplateButton entity={entity} />;
  if (columns.length === 0) return null;
  const left = columns.filter(({ field }) => field === null).length;
  return (
    <>
      <Units entity={entity} tools={tools} />
      <section aria-labelledby="import-columns" className={styles.mapping}>
        <h2 id="import-columns">{t('Columns')}</h2>
        <p className={styles.quiet}>
          {left === 0
            ? t('Every column is a field.')
            : t('{left} of {total} columns are not imported. What you choose is suggested the next time.', {
                left,
                total: columns.length,
              })}
        </p>
        <div className={styles.columns}>
          {columns.map(({ column, field, sample }, index) => (
            <NativeSelect
              key={`${column} ${index}`}
              label={column}
              description={sample || t('Empty')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={optionsOf(entity, field)}
              value={field ?? ''}
              data-left={field === null || undefined}
              onChange={(event) => tools.chooseField(column, event.currentTarget.value || null)}
            />
          ))}
        </div>
        <Switches entity={entity} tools={tools} />
      </section>
    </>
  );
}

/** Asks for the units of sizes where the file does not tell them. */
function Units({ entity, tools }: { entity: Entity; tools: ImportTools }) {
  const { columns, files, chooseUnits } = tools;
  const sizes = columns.filter(({ unit }) => unit !== undefined);
  const isAsked = sizes.some(({ unit }) => unit === null);
  if (!isAsked && !files.units) return null;
  return (
    <section aria-labelledby="import-units" className={styles.mapping}>
      <h2 id="import-units">{t('In which unit are the sizes?')}</h2>
      {isAsked ? (
        <Message kind="info">
          {t('The file does not say it, and in millimetres most of its sizes would be very small.')}
        </Message>
      ) : null}
      <div className={styles.columns}>
        {sizes.map(({ column, sample, unit }) => (
          <NativeSelect
            key={column}
            label={t('Unit of {column}', { column })}
            description={sample || t('Empty')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={[
              ...(unit ? [] : [{ value: '', label: t('Choose') }]),
              ...lengthUnits.map((value) => ({ value, label: unitLabels[value] })),
            ]}
            value={unit ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value as LengthUnit;
              chooseUnits(chooseUnit(entity, columns, { column, unit: chosen }));
            }}
          />
        ))}
      </div>
    </section>
  );
}

function optionsOf(entity: Entity, field: string | null) {
  const options = [
    { value: '', label: t('Not imported') },
    { value: idHeader, label: t('Number on this site (id)') },
    ...columnsOf(entity).map((column) => ({ value: column.header, label: t(column.field.label) })),
  ];
  const isListed = field === null || options.some(({ value }) => value === field);
  return isListed ? options : [...options, { value: field, label: field }];
}

function Switches({ entity, tools }: { entity: Entity; tools: ImportTools }) {
  const { files } = tools;
  const fields = Object.values(entity.fields);
  const hasNumbers = fields.some((field) => field.kind === 'slug' && field.numberRule);
  const keys = importKeys.filter(
    (key) =>
      (key !== 'reference' || fields.some(({ kind }) => kind === 'code')) && (key !== 'name' || !hasNumbers),
  );
  const hasCategories = fields.some((field) => field.kind === 'reference' && field.to === 'category');
  return (
    <div className={styles.switches}>
      <NativeSelect
        className={styles.sheet}
        label={t('Find {nouns} that are here already by', { nouns: t(entity.noun.many) })}
        name="key"
        data={[
          {
            value: '',
            label: hasNumbers ? t('Their ids, else their numbers') : t('Their ids, else their addresses'),
          },
          ...keys.map((key) => ({
            value: key,
            label: key === 'slug' && hasNumbers ? t('Their numbers') : keyLabels[key],
          })),
        ]}
        value={files.key ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          tools.choose({ key: importKeys.find((key) => key === chosen) ?? '' });
        }}
      />
      {hasCategories ? (
        <Checkbox
          label={t('Create collections that are not there yet')}
          name="create_categories"
          checked={files.createsCategories ?? false}
          onChange={(event) => tools.choose({ createsCategories: event.currentTarget.checked })}
        />
      ) : null}
      <OnlyValid tools={tools} />
    </div>
  );
}

/** Whether rows come in although others are wrong. */
export function OnlyValid({ tools: { files, choose } }: { tools: ImportTools }) {
  return (
    <Checkbox
      label={t('Import the rows that are right, and leave the others out')}
      name="only_valid"
      checked={files.isOnlyValid ?? false}
      onChange={(event) => choose({ isOnlyValid: event.currentTarget.checked })}
    />
  );
}

function TemplateButton({ entity }: { entity: Entity }) {
  async function save(): Promise<void> {
    try {
      offerFile(await fetchFile(`/${entity.path}/import-template.xlsx`), `${entity.path}-template.xlsx`);
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error) });
    }
  }
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={() => void save()}>
        {t('Download an empty list')}
      </Button>
      <p className={styles.quiet}>{t('An XLSX with a column for every field, to fill in.')}</p>
    </div>
  );
}
