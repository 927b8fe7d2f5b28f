import { Button, NativeSelect, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Word } from '#content/kit/nouns.shared.ts';
import type { CellChange, ImportResult, RowChange, Sheet } from '#content/spreadsheets/import-result.ts';
import { locale } from '../../../kit/language/language.ts';
import { countOf } from '../../../kit/language/nouns.ts';
import { sayAnswer, t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { type Crumb, PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { type ImportProgress, isFetched } from '../../../kit/spreadsheets/follow-import.ts';
import { type ImportStage, type ImportTools, useImport } from '../../../kit/spreadsheets/use-import.ts';
import { ArchivedPictures } from './ArchivedPictures.tsx';
import { FetchedPictures } from './FetchedPictures.tsx';
import { ImportFiles } from './ImportFiles.tsx';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';
import { RowErrors } from './RowErrors.tsx';

const words: Record<ImportProgress['state'], string> = {
  waiting: t('Waiting for another import'),
  reading: t('Reading the file'),
  checking: t('Looking at the rows'),
  pictures: t('Looking at the pictures'),
  storing: t('Storing the pictures'),
  writing: t('Writing the rows'),
  lost: t('The server does not answer. Asking again'),
  done: t('Done'),
  failed: t('Failed'),
};

export type ImportPageProps = {
  /** Of the API: `products`. */
  path: string;
  title: string;
  summary: string;
  crumbs: readonly Crumb[];
  /** What its rows are, and what is taken back. */
  nouns: { row: Word; undone: Word };
  /** What a ZIP of pictures is for, where rows may name some. */
  picturesHint?: string;
  /** What is to be chosen beside the files. */
  options: (tools: ImportTools) => ReactNode;
};

/** Brings rows in from a spreadsheet: choose a file, see what it would change, import it, take it back. */
export function ImportPage({ path, title, summary, crumbs, nouns, picturesHint, options }: ImportPageProps) {
  const tools = useImport(path);
  const { stage, pendingFile } = tools;
  const isBusy = stage.kind === 'checking' || stage.kind === 'importing';
  const isOver = stage.kind === 'done' || stage.kind === 'undone';
  return (
    <>
      <PageHeader title={title} summary={summary} crumbs={crumbs} />
      <div className={styles.page}>
        {isOver ? null : (
          <ImportFiles {...{ files: tools.files, isBusy, onChoose: tools.choose, picturesHint }} />
        )}
        {isOver || stage.kind === 'importing' ? null : options(tools)}
        <div className={styles.outcome} aria-live="polite" aria-busy={isBusy}>
          {pendingFile === undefined ? null : <p>{t('Your import of {file}:', { file: pendingFile })}</p>}
          <StageView nouns={nouns} stage={stage} tools={tools} />
        </div>
      </div>
    </>
  );
}

type Nouns = ImportPageProps['nouns'];

function StageView({ nouns, stage, tools }: { nouns: Nouns; stage: ImportStage; tools: ImportTools }) {
  switch (stage.kind) {
    case 'choosing':
      return stage.failure ? <FailedView failure={stage.failure} tools={tools} /> : null;
    case 'checking':
    case 'importing':
      return <ImportProgressBar isDryRun={stage.kind === 'checking'} progress={stage.progress} />;
    case 'checked':
      return <CheckedView noun={nouns.row} stage={stage} tools={tools} />;
    case 'done':
      return <DoneView noun={nouns.row} stage={stage} tools={tools} />;
    case 'undone':
      return (
        <>
          <Message kind="success">
            {t('Undone: {items} as before.', { items: countOf(stage.restored, nouns.undone) })}
          </Message>
          <AgainButton tools={tools} />
        </>
      );
  }
}

function FailedView({ failure, tools }: { failure: string; tools: ImportTools }) {
  return (
    <>
      <Message kind="error">{failure}</Message>
      {tools.files.file ? (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => tools.choose({})}>
            {t('Look at the file again')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** How far the server is with a file. */
function ImportProgressBar(props: { isDryRun: boolean; progress: ImportProgress | undefined }) {
  const { isDryRun, progress } = props;
  const { state, done, total } = progress ?? { state: 'reading', done: 0, total: 0 };
  const step = progress ? words[state] : t('Sending the file');
  const percent = total > 0 ? Math.round((done / total) * 100) : 0;
  return (
    <div className={styles.progress}>
      <p>{total > 0 ? t('{step} ({done, number} of {total, number})', { step, done, total }) : `${step}…`}</p>
      <Progress
        value={total > 0 ? percent : 100}
        animated={total === 0}
        aria-label={isDryRun ? t('Looking at the file') : t('Importing')}
      />
      {isDryRun ? null : (
        <p className={styles.quiet}>
          {t('You can leave this page; the import goes on, all of it or nothing.')}
        </p>
      )}
    </div>
  );
}

function CheckedView(props: {
  noun: Word;
  stage: Extract<ImportStage, { kind: 'checked' }>;
  tools: ImportTools;
}) {
  const { noun, stage, tools } = props;
  const { result, failure } = stage;
  const { errors, warnings, changes, notices, pictures, sheets } = result;
  const count = changes.length;
  return (
    <>
      <SheetChoice sheets={sheets} onChoose={(sheet) => tools.choose({ sheet })} />
      {failure ? <Message kind="error">{failure}</Message> : <ImportCounts result={result} />}
      <Notices notices={notices} />
      <RowErrors errors={errors} />
      {errors.length === 0 && count === 0 && !failure ? (
        <Message kind="info">
          {t('The file holds what is stored already. There is nothing to import.')}
        </Message>
      ) : null}
      {count > 0 ? (
        <div className={styles.actions}>
          <Button onClick={tools.start} disabled={errors.length > 0 && !tools.files.isOnlyValid}>
            {t('Import {items}', { items: countOf(count, noun) })}
          </Button>
          {errors.length > 0 ? (
            <p className={styles.quiet}>
              {tools.files.isOnlyValid
                ? t('The rows above are left out.')
                : t('Correct the rows above first, or leave them out.')}
            </p>
          ) : null}
        </div>
      ) : null}
      <RowErrors heading={t('What comes in, and needs a look')} errors={warnings} />
      <FetchedPictures pictures={pictures.filter(isFetched)} />
      <ArchivedPictures pictures={pictures.filter((one) => !isFetched(one))} />
      <RowChanges changes={changes} />
    </>
  );
}

function Notices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <Message kind="info">
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{sayAnswer(notice)}</li>
        ))}
      </ul>
    </Message>
  );
}

function SheetChoice({ sheets, onChoose }: { sheets: readonly Sheet[]; onChoose: (name: string) => void }) {
  if (sheets.length < 2) return null;
  return (
    <NativeSelect
      className={styles.sheet}
      label={t('Sheet')}
      name="sheet"
      data={sheets.map(({ name, isHidden }) => ({
        value: name,
        label: isHidden ? t('{name} (hidden)', { name }) : name,
      }))}
      value={sheets.find(({ isRead }) => isRead)?.name ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}

/** How many rows would do what. */
function ImportCounts({ result }: { result: ImportResult }) {
  const wrong = new Set(result.errors.map(({ row }) => row)).size;
  const counts = [
    { label: t('New'), count: result.create },
    { label: t('Changed'), count: result.change },
    { label: t('Unchanged'), count: result.same },
    { label: t('Wrong'), count: wrong, isWrong: wrong > 0 },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, isWrong }) => (
        <div key={label} data-wrong={isWrong || undefined}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What each row would change, field by field. */
function RowChanges({ changes }: { changes: readonly RowChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="import-changes">
      <h2 id="import-changes" className={styles.heading}>
        {t('What would change')}
      </h2>
      <LongTable
        caption={t('What would change, by row')}
        heads={[t('Row'), t('Record'), t('Fields')]}
        rows={changes}
      >
        {(change) => (
          <tr key={change.row}>
            <th scope="row">{change.row}</th>
            <td>
              {change.title}
              {change.action === 'create' ? <span className={styles.badge}>{t('New')}</span> : null}
            </td>
            <td>
              <dl className={styles.fields}>
                {change.fields.map((cell) => (
                  <div key={cell.field}>
                    <dt>{t(cell.label)}</dt>
                    <dd>
                      <OldAndNew cell={cell} isNew={change.action === 'create'} />
                    </dd>
                  </div>
                ))}
              </dl>
            </td>
          </tr>
        )}
      </LongTable>
    </section>
  );
}

function OldAndNew({ cell, isNew }: { cell: CellChange; isNew: boolean }) {
  if (isNew) return <ins className={styles.added}>{cell.to}</ins>;
  return (
    <>
      {cell.from ? <del className={styles.removed}>{cell.from}</del> : <Empty />}
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden"> {t('becomes')} </span>
      {cell.to ? <ins className={styles.added}>{cell.to}</ins> : <Empty />}
    </>
  );
}

function Empty() {
  return <span className={styles.empty}>{t('empty')}</span>;
}

function DoneView(props: { noun: Word; stage: Extract<ImportStage, { kind: 'done' }>; tools: ImportTools }) {
  const { noun, stage, tools } = props;
  const { create, change, bulkId, errors, warnings, pictures } = stage.result;
  return (
    <>
      {stage.failure ? <Message kind="error">{stage.failure}</Message> : null}
      <Message kind="success">
        {t('Imported {items}: {create} new, {change} changed.', {
          items: countOf(create + change, noun),
          create,
          change,
        })}
      </Message>
      <div className={styles.actions}>
        {bulkId === null ? null : (
          <Button variant="default" onClick={() => void tools.undo(stage)}>
            {t('Undo')}
          </Button>
        )}
        <AgainButton tools={tools} />
      </div>
      <RowErrors heading={t('Rows that were left out')} errors={errors} />
      <RowErrors heading={t('What came in, and needs a look')} errors={warnings} />
      <FetchedPictures pictures={pictures.filter(isFetched)} importId={stage.id} />
      <ArchivedPictures pictures={pictures.filter((one) => !isFetched(one))} isDone />
    </>
  );
}

function AgainButton({ tools }: { tools: ImportTools }) {
  return (
    <Button variant="default" onClick={tools.reset}>
      {t('Import another file')}
    </Button>
  );
}
