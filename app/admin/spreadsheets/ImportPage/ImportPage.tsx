import { Button } from '@mantine/core';
import type { Entity } from '#content/kit/entity.ts';
import { countOf } from '../../lists/bulk-texts.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { type ImportStage, useImport } from '../use-import.ts';
import { ArchivedPictures } from './ArchivedPictures.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportFiles } from './ImportFiles.tsx';
import styles from './ImportPage.module.css';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { RowChanges } from './RowChanges.tsx';
import { RowErrors } from './RowErrors.tsx';

/** Brings records in from a spreadsheet: choose a file, see what it would change, import it, take it back. */
export function ImportPage({ entity }: { entity: Entity }) {
  const tools = useImport(entity.path);
  const { stage, pendingFile } = tools;
  const isBusy = stage.kind === 'checking' || stage.kind === 'importing';
  const isOver = stage.kind === 'done' || stage.kind === 'undone';
  return (
    <>
      <PageHeader
        title={`Import ${entity.noun.many}`}
        summary="CSV or XLSX, as the list exports them. Nothing changes before you have seen what would."
        crumbs={[
          { label: 'Dashboard', to: '/admin/dashboard/' },
          { label: entity.listTitle, to: `/admin/${entity.path}/` },
        ]}
      />
      <div className={styles.page}>
        {isOver ? null : <ImportFiles files={tools.files} isBusy={isBusy} onChoose={tools.choose} />}
        <div className={styles.outcome} aria-live="polite" aria-busy={isBusy}>
          {pendingFile === undefined ? null : <p>Your import of {pendingFile}:</p>}
          <StageView entity={entity} stage={stage} tools={tools} />
        </div>
      </div>
    </>
  );
}

type Tools = ReturnType<typeof useImport>;

function StageView({ entity, stage, tools }: { entity: Entity; stage: ImportStage; tools: Tools }) {
  switch (stage.kind) {
    case 'choosing':
      return stage.failure ? <FailedView failure={stage.failure} tools={tools} /> : null;
    case 'checking':
    case 'importing':
      return <ImportProgressBar isDryRun={stage.kind === 'checking'} progress={stage.progress} />;
    case 'checked':
      return <CheckedView entity={entity} stage={stage} tools={tools} />;
    case 'done':
      return <DoneView entity={entity} stage={stage} tools={tools} />;
    case 'undone':
      return (
        <>
          <Message kind="success">Undone: {countOf(stage.restored, entity.noun)} as before.</Message>
          <AgainButton tools={tools} />
        </>
      );
  }
}

function FailedView({ failure, tools }: { failure: string; tools: Tools }) {
  return (
    <>
      <Message kind="error">{failure}</Message>
      {tools.files.file ? (
        <div className={styles.actions}>
          <Button variant="default" onClick={() => tools.choose({})}>
            Look at the file again
          </Button>
        </div>
      ) : null}
    </>
  );
}

function CheckedView(props: {
  entity: Entity;
  stage: Extract<ImportStage, { kind: 'checked' }>;
  tools: Tools;
}) {
  const { entity, stage, tools } = props;
  const { result, failure } = stage;
  const { errors, changes, notices, pictures } = result;
  const count = changes.length;
  return (
    <>
      {failure ? <Message kind="error">{failure}</Message> : <ImportCounts result={result} />}
      {notices.map((notice) => (
        <Message key={notice} kind="info">
          {notice}
        </Message>
      ))}
      <RowErrors errors={errors} />
      {errors.length === 0 && count === 0 && !failure ? (
        <Message kind="info">The file holds what is stored already. There is nothing to import.</Message>
      ) : null}
      {count > 0 ? (
        <div className={styles.actions}>
          <Button onClick={tools.start} disabled={errors.length > 0}>
            Import {countOf(count, entity.noun)}
          </Button>
          {errors.length > 0 ? <p className={styles.quiet}>First put the rows above right.</p> : null}
        </div>
      ) : null}
      <ArchivedPictures pictures={pictures} />
      <RowChanges changes={changes} />
    </>
  );
}

function DoneView(props: { entity: Entity; stage: Extract<ImportStage, { kind: 'done' }>; tools: Tools }) {
  const { entity, stage, tools } = props;
  const { create, change, bulkId } = stage.result;
  return (
    <>
      {stage.failure ? <Message kind="error">{stage.failure}</Message> : null}
      <Message kind="success">
        Imported {countOf(create + change, entity.noun)}: {create} new, {change} changed.
      </Message>
      <div className={styles.actions}>
        {bulkId === null ? null : (
          <Button variant="default" onClick={() => void tools.undo(stage.result)}>
            Undo
          </Button>
        )}
        <AgainButton tools={tools} />
      </div>
    </>
  );
}

function AgainButton({ tools }: { tools: Tools }) {
  return (
    <Button variant="default" onClick={tools.reset}>
      Import another file
    </Button>
  );
}
