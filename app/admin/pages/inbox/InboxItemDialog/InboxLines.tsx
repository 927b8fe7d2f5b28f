import { areaText, stillOf } from '#content/facts/shortlist-line.shared.ts';
import { Thumb } from '../../../kit/page-parts/Thumb/Thumb.tsx';
import type { DetailLine, InboxItem } from '../enquiry.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import styles from './InboxLines.module.css';

const thumb = { width: 64, height: 48 };

/** The stones of a list that came with it. Pictures and links come with the rest of what the list does not know. */
export function InboxLines({ item, detail }: { item: InboxItem; detail: OpenInboxItem['detail'] }) {
  const details = detail?.id === item.id ? detail.lines : undefined;
  const lines = item.lines.map((line, index) => details?.[index] ?? { ...line, path: null, image: null });
  if (!lines.some(({ unit }) => unit !== '')) return null;
  return (
    <section aria-labelledby="inbox-lines">
      <h3 id="inbox-lines">{lines.length === 1 ? '1 product' : `${lines.length} products`}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Picture', 'Product', 'Finish', 'Thickness', 'Area', 'Room', 'Note'].map((name) => (
              <th key={name} scope="col">
                {name === 'Picture' ? <span className="visually-hidden">{name}</span> : name}
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
            <Thumb path={stillOf(view)} alt={`${name}, seen in a room`} {...thumb} />
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
        {isGone ? <span className={styles.gone}>Not on the site any more</span> : null}
        {view ? (
          <a className={styles.view} href={view} target="_blank" rel="noopener noreferrer">
            Seen in a room
          </a>
        ) : null}
      </th>
      <td data-label="Finish">{finish}</td>
      <td data-label="Thickness">{thickness}</td>
      <td data-label="Area" className={styles.area}>
        {unit === '' ? line.quantity : areaText({ area, unit })}
      </td>
      <td data-label="Room">{room}</td>
      <td data-label="Note" className={styles.note}>
        {note}
      </td>
    </tr>
  );
}
