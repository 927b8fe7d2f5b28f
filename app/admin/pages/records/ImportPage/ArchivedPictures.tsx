import type { ArchivedPicture } from '#content/spreadsheets/import-result.ts';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';

const words: Record<ArchivedPicture['state'], string> = {
  refused: 'Cannot be used',
  unused: 'No row names it, so it stays out',
  new: 'Comes to the library',
  known: 'In the library already, which is used',
};
/** What needs a look comes first. */
const order = Object.keys(words);

/** What becomes of each picture of the ZIP, and which rows name it. */
export function ArchivedPictures({ pictures }: { pictures: readonly ArchivedPicture[] }) {
  if (pictures.length === 0) return null;
  const sorted = pictures.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <section aria-labelledby="import-pictures">
      <h2 id="import-pictures" className={styles.heading}>
        Pictures in the ZIP
      </h2>
      <p className={styles.quiet}>{summaryOf(pictures)}</p>
      <LongTable
        caption="Pictures in the ZIP"
        heads={['Picture', 'What becomes of it', 'Rows']}
        rows={sorted}
      >
        {({ name, state, message, rows }, index) => (
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            <td data-wrong={state === 'refused' || undefined}>
              {words[state]}
              {message ? `: ${message}` : null}
            </td>
            <td>{rows.join(', ') || '—'}</td>
          </tr>
        )}
      </LongTable>
    </section>
  );
}

function summaryOf(pictures: readonly ArchivedPicture[]): string {
  const count = (state: ArchivedPicture['state']) =>
    pictures.filter((picture) => picture.state === state).length.toLocaleString('en-GB');
  return `${count('new')} new, ${count('known')} in the library already, ${count('unused')} not named, ${count('refused')} refused.`;
}
