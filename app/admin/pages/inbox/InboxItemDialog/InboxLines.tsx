import { areaText, stillOf } from '#content/facts/shortlist-line.shared.ts';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { Thumb } from '../../../kit/page-parts/Thumb/Thumb.tsx';
import type { DetailLine, InboxItem } from '../enquiry.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxLines.module.css';

const heads = [t('Product'), t('Finish'), t('Thickness'), t('Area'), t('Room'), t('Note')];
const thumb = { width: 64, height: 48 };

/** The stones of a list that came with it. Pictures and links come with the rest of what the list does not know. */
export function InboxLines({ item, detail }: { item: InboxItem; detail: OpenInboxItem['detail'] }) {
  const details = detail?.id === item.id ? detail.lines : undefined;
  const lines = item.lines.map((line, index) => details?.[index] ?? { ...line, path: null, image: null });
  if (!lines.some(({ unit }) => unit !== '')) return null;
  return (
    <section aria-labelledby="inbox-lines">
      <h3 id="inbox-lines">
        {t('{count, plural, one {# product} other {# products}}', { count: lines.length })}
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('Picture')}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Row key={`${index} ${line.product}`} line={line} isGone={details !== undefined && !line.path} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ line, isGone }: { line: DetailLine; isGone: boolean }) {
  const { name, path, image, finish, thickness, area, unit, room, note, view } = line;
  return (
    <tr>
      <td className={styles.picture}>
        {path && view ? (
          <a href={view} target="_blank" rel="noopener noreferrer">
            <Thumb path={stillOf(view)} alt={t('{name}, seen in a room', { name })} {...thumb} />
          </a>
        ) : (
          <Thumb path={image ?? ''} {...thumb} />
        )}
      </td>
      <th scope="row">
        {path ? (
          <a href={path} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
        {isGone ? <span className={styles.gone}>{t('Not on the site any more')}</span> : null}
        {view ? (
          <a className={styles.view} href={view} target="_blank" rel="noopener noreferrer">
            {t('Seen in a room')}
          </a>
        ) : null}
      </th>
      <td data-label={t('Finish')}>{finish}</td>
      <td data-label={t('Thickness')}>{thickness}</td>
      <td data-label={t('Area')} className={styles.area}>
        {unit === '' ? line.quantity : areaText({ area, unit }, locale)}
      </td>
      <td data-label={t('Room')}>{room}</td>
      <td data-label={t('Note')} className={styles.note}>
        {note}
      </td>
    </tr>
  );
}
