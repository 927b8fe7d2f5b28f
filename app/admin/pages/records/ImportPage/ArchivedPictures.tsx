import type { ArchivedPicture } from '#content/spreadsheets/import-result.ts';
import { t } from '../../../kit/language/t.ts';
import styles from './ImportPage.module.css';
import { LongTable } from './LongTable.tsx';

const words: Record<ArchivedPicture['state'], string> = {
  refused: t('Cannot be used'),
  unused: t('No row names it, so it stays out'),
  new: t('Comes to the library'),
  known: t('In the library already, which is used'),
};
/** What needs a look comes first. */
const order = Object.keys(words);

type ArchivedPicturesProps = { pictures: readonly ArchivedPicture[]; isDone?: boolean };

/** What becomes of each picture of the ZIP, or became of it, and which rows name it. */
export function ArchivedPictures({ pictures, isDone = false }: ArchivedPicturesProps) {
  if (pictures.length === 0) return null;
  const sorted = pictures.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <section aria-labelledby="import-pictures">
      <h2 id="import-pictures" className={styles.heading}>
        {t('Pictures in the ZIP')}
      </h2>
      <p className={styles.quiet}>{summaryOf(pictures)}</p>
      <LongTable
        caption={t('Pictures in the ZIP')}
        heads={[t('Picture'), isDone ? t('What became of it') : t('What becomes of it'), t('Rows')]}
        rows={sorted}
      >
        {({ name, state, message, rows }, index) => (
          <tr key={`${name} ${index}`}>
            <th scope="row">{name}</th>
            <td data-wrong={state === 'refused' || undefined}>
              {isDone && state === 'new' ? t('In the library') : words[state]}
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
    pictures.filter((picture) => picture.state === state).length;
  return t(
    '{added, number} new, {known, number} in the library already, {unused, number} not named, {refused, number} refused.',
    { added: count('new'), known: count('known'), unused: count('unused'), refused: count('refused') },
  );
}
