import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RowError } from '#content/spreadsheets/import-result.ts';
import type { RedirectImport as Imported } from '#publishing/redirects/redirect-import.ts';
import { messageOf } from '../../../kit/api/message-of.ts';
import { ApiError, failureOf } from '../../../kit/api/request-api.ts';
import { readToken } from '../../../kit/api/session.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { FileChoice } from '../../records/ImportPage/ImportFiles.tsx';
import { LongTable } from '../../records/ImportPage/LongTable.tsx';
import { RowErrors } from '../../records/ImportPage/RowErrors.tsx';
import { undoOf } from '../redirect-endpoints.ts';
import styles from './RedirectsPage.module.css';

type Stage = { isBusy: boolean; failure?: string; result?: Imported };

/** Redirects from a file: looked at as soon as it is chosen, imported on demand. */
export function RedirectImport() {
  const [file, setFile] = useState<File>();
  const [stage, setStage] = useState<Stage>({ isBusy: false });
  const { revalidate } = useRevalidator();

  async function send(chosen: File, isDryRun: boolean): Promise<void> {
    setStage({ isBusy: true });
    try {
      const result = await sendFile(chosen, isDryRun);
      setStage({ isBusy: false, ...(isDryRun && { result }) });
      if (isDryRun) return;
      setFile(undefined);
      await revalidate();
      tellImported(result, revalidate);
    } catch (error) {
      setStage({
        isBusy: false,
        failure: messageOf(error, t('The file could not be read. Please try again.')),
      });
    }
  }

  return (
    <section className={styles.import} aria-label={t('Import')}>
      <FileChoice
        label={t('Redirects')}
        hint={t(
          'CSV or XLSX with the columns from and to, as Export writes them. Nothing changes before you have seen what would.',
        )}
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        isBusy={stage.isBusy}
        onFile={(chosen) => {
          setFile(chosen);
          void send(chosen, true);
        }}
      />
      <div aria-live="polite" aria-busy={stage.isBusy} className={styles.outcome}>
        {stage.failure ? <Message kind="error">{stage.failure}</Message> : null}
        {file && stage.result ? (
          <Outcome result={stage.result} onImport={() => void send(file, false)} />
        ) : null}
      </div>
    </section>
  );
}

function Outcome({ result, onImport }: { result: Imported; onImport: () => void }) {
  const { create, change, same, errors, changes } = result;
  const count = changes.length;
  return (
    <>
      <p>
        {t('{added} new, {changed} changed, {same} as they are.', { added: create, changed: change, same })}
      </p>
      <RowErrors errors={errors as RowError[]} />
      {count > 0 ? (
        <>
          <div className={styles.actions}>
            <Button onClick={onImport} disabled={errors.length > 0}>
              {t('Import {count, plural, one {# redirect} other {# redirects}}', { count })}
            </Button>
            {errors.length > 0 ? <span>{t('Correct the rows above first.')}</span> : null}
          </div>
          <LongTable
            caption={t('What would change')}
            heads={[t('Row'), t('From'), t('To'), t('Before')]}
            rows={changes}
          >
            {({ row, from, to, was }) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{from}</td>
                <td>{to}</td>
                <td>{was || '—'}</td>
              </tr>
            )}
          </LongTable>
        </>
      ) : null}
    </>
  );
}

function tellImported({ create, change, undo }: Imported, revalidate: () => Promise<void>): void {
  if (undo === null) return;
  const takeBack = undoOf({ undo });
  notifyUndo({
    message: t('Imported: {added} new, {changed} changed.', { added: create, changed: change }),
    undo: async () => {
      const message = await takeBack();
      await revalidate();
      return message;
    },
  });
}

async function sendFile(file: File, isDryRun: boolean): Promise<Imported> {
  const body = new FormData();
  body.set('file', file);
  const headers = { authorization: `Bearer ${readToken() ?? ''}` };
  const url = `/api/redirects/import?dry_run=${isDryRun}`;
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => {
    const message = t('The file could not be sent. If you have changed it since, choose it again.');
    throw new ApiError({ message, status: 0 });
  });
  const data = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response, data);
  return data as Imported;
}
