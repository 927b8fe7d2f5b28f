import { useEffect, useState } from 'react';
import type { FetchedPicture, ImportResult } from '#content/spreadsheets/import-result.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { isFetched } from '../../../kit/spreadsheets/follow-import.ts';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';

const pollMs = 5_000;

const words: Record<FetchedPicture['state'], string> = {
  failed: 'Failed',
  waiting: 'Waiting',
  fetched: 'In the library',
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
  const count = (state: FetchedPicture['state']) => current.filter((one) => one.state === state).length;
  const sorted = current.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <section aria-labelledby="import-fetched">
      <h2 id="import-fetched" className={styles.heading}>
        Pictures from addresses
      </h2>
      <p className={styles.quiet}>
        {importId
          ? `${count('fetched')} fetched, ${count('waiting')} waiting, ${count('failed')} failed. They go on without this page.`
          : 'They are fetched in the background, once the rows are imported.'}
      </p>
      <LongTable
        caption="Pictures from addresses"
        heads={['Row', 'Column', 'Address', 'What became of it']}
        rows={sorted}
      >
        {({ row, field, url, state, message }) => (
          <tr key={`${row} ${field} ${url}`}>
            <th scope="row">{row}</th>
            <td data-whole>{field}</td>
            <td>{url}</td>
            <td data-wrong={state === 'failed' || undefined}>
              {words[state]}
              {message ? `: ${message}` : null}
            </td>
          </tr>
        )}
      </LongTable>
    </section>
  );
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
