import { useEffect, useState } from 'react';
import type { FetchedPicture, ImportResult } from '#content/spreadsheets/import-result.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { t } from '../../../kit/language/t.ts';
import { isFetched } from '../../../kit/spreadsheets/follow-import.ts';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';

const pollMs = 5_000;

const words: Record<FetchedPicture['state'], string> = {
  failed: t('Failed'),
  waiting: t('Waiting'),
  fetched: t('In the library'),
};
/** What needs a look comes first. */
const order = Object.keys(words);

type FetchedPicturesProps = {
  pictures: readonly FetchedPicture[];
  /** Once it is stored: then they are being fetched. */
  importId?: string;
};

/** Pictures that rows name by addresses, and what has become of each by now. */
export function FetchedPictures({ pictures, importId }: FetchedPicturesProps) {
  const current = useCurrent(pictures, importId);
  if (current.length === 0) return null;
  const sorted = current.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <section aria-labelledby="import-fetched">
      <h2 id="import-fetched" className={styles.heading}>
        {t('Pictures from addresses')}
      </h2>
      <p className={styles.quiet}>
        {importId ? summaryOf(current) : t('They are fetched in the background, once the rows are imported.')}
      </p>
      <LongTable
        caption={t('Pictures from addresses')}
        heads={[
          t('Row'),
          t('Column'),
          t('Picture'),
          importId ? t('What became of it') : t('What becomes of it'),
        ]}
        rows={sorted}
      >
        {({ row, field, url, state, message }) => (
          <tr key={`${row} ${field} ${url}`}>
            <th scope="row">{row}</th>
            <td data-whole>{field}</td>
            <td>
              <a href={url} title={url} target="_blank" rel="noreferrer">
                {fileNameOf(url)}
              </a>
            </td>
            <td data-wrong={state === 'failed' || undefined}>
              {importId || state !== 'waiting' ? words[state] : t('Fetched after the import')}
              {message ? `: ${message}` : null}
            </td>
          </tr>
        )}
      </LongTable>
    </section>
  );
}

function summaryOf(pictures: readonly FetchedPicture[]): string {
  const count = (state: FetchedPicture['state']) =>
    pictures.filter((picture) => picture.state === state).length;
  const [fetched, waiting, failed] = [count('fetched'), count('waiting'), count('failed')];
  const counts = t('{fetched} fetched, {waiting} waiting, {failed} failed.', { fetched, waiting, failed });
  if (waiting > 0) return `${counts} ${t('You may leave this page; they go on arriving.')}`;
  return failed > 0 ? `${counts} ${t('Choose pictures by hand where they failed.')}` : counts;
}

/** Addresses of shops are long, and differ in their ends. */
function fileNameOf(url: string): string {
  return URL.parse(url)?.pathname.split('/').at(-1) || url;
}

/** Asks for them until none waits. */
function useCurrent(
  pictures: readonly FetchedPicture[],
  importId: string | undefined,
): readonly FetchedPicture[] {
  const [asked, setAsked] = useState<readonly FetchedPicture[]>();
  const current = asked ?? pictures;
  const isWaiting = importId !== undefined && current.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return;
    const abort = new AbortController();
    const timer = setInterval(async () => {
      const options = { signal: abort.signal };
      const job = await requestApi<{ result?: ImportResult }>(`/imports/${importId}`, options).catch(
        () => undefined,
      );
      const found = job?.data.result?.pictures.filter(isFetched);
      if (found && !abort.signal.aborted) setAsked(found);
    }, pollMs);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [importId, isWaiting]);
  return current;
}
