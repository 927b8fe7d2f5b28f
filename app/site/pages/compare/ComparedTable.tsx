import { Fragment } from 'react';
import { Link } from 'react-router';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { commaOf, listTexts } from '#messages/list-texts.shared.ts';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { useQuoteLink } from '../../components/QuoteModal/use-quote-link.ts';
import { ShortlistToggle } from '../../components/ShortlistToggle/ShortlistToggle.tsx';
import { useLangOf } from '../../languages-context.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import styles from './ComparedTable.module.css';
import type { ComparedHead, ComparePageData } from './load-compare-page.ts';

type Page = { page: ComparePageData };

/** The pictures that are seen at once on a phone. */
const firstPictures = 2;

/** The stones as columns, their facts as rows. On a phone three and more scroll sideways beside the names of the facts. */
export function ComparedTable({ page }: Page) {
  const langOf = useLangOf();
  const { texts, stones, rows } = page;
  const label = listTexts(stones.map(({ name }) => name));
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table} data-columns={stones.length}>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <Slabs page={page} />
            <Names page={page} />
          </thead>
          <tbody>
            {rows.map((row) => (
              <FactRow key={row.label} row={row} page={page} />
            ))}
          </tbody>
          <tfoot data-print="none">
            <tr className={styles.actions}>
              <td className={styles.corner} />
              {stones.map((stone) => (
                <StoneActions key={stone.slug} {...{ stone, page }} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {rows.length === 0 && texts.same ? (
        <p className={styles.note} {...langOf(texts, 'same')}>
          {texts.same}
        </p>
      ) : null}
      {texts.scale ? (
        <p className={styles.note} {...langOf(texts, 'scale')}>
          {texts.scale}
        </p>
      ) : null}
    </>
  );
}

function Slabs({ page: { stones, pictures } }: Page) {
  return (
    <tr className={styles.slabs}>
      <td className={styles.corner} />
      {stones.map(({ slug, name }, index) => (
        <td key={slug}>
          <Picture
            picture={pictures[index]}
            ratio="16:10"
            sizes={`(width>=900px) ${Math.round(78 / stones.length)}vw,46vw`}
            alt={pictures[index]?.alt || name}
            priority={index < firstPictures}
          />
        </td>
      ))}
    </tr>
  );
}

function Names({ page: { stones, texts } }: Page) {
  const langOf = useLangOf();
  return (
    <tr className={styles.names}>
      <td className={styles.corner} />
      {stones.map(({ slug, name, pathWithout, ...more }) => (
        <th key={slug} scope="col" aria-label={name} {...langOf(more, 'name')}>
          <Link className={styles.name} to={pathOfProduct({ slug })}>
            {name}
          </Link>
          <Link className={styles.remove} to={pathWithout} preventScrollReset data-print="none">
            <span {...langOf(texts, 'removeButton')}>{texts.removeButton}</span>
            <span className="visually-hidden"> {name}</span>
          </Link>
        </th>
      ))}
    </tr>
  );
}

/** Puts the stone on the shortlist, and leads to a room and to a request for a quote. */
function StoneActions({ stone, page: { actions } }: Page & { stone: ComparedHead }) {
  const langOf = useLangOf();
  const quote = useQuoteLink({ source: 'card', product: stone });
  const ofStone = <span className="visually-hidden"> {stone.name}</span>;
  return (
    <td>
      <ShortlistToggle product={stone} hasWords />
      <PageLink to={`/room/?stone=${stone.slug}`}>
        <span {...langOf(actions, 'room')}>{actions.room}</span>
        {ofStone}
      </PageLink>
      <Link {...quote}>
        {actions.quote}
        {ofStone}
      </Link>
    </td>
  );
}

function FactRow({ row, page: { texts } }: Page & { row: ComparePageData['rows'][number] }) {
  const langOf = useLangOf();
  const hasShared = row.values.flatMap(({ parts }) => parts).some(({ isShared }) => isShared);
  return (
    <tr className={styles.row} data-shared={hasShared}>
      <th scope="row">
        <span {...langOf(row, 'label')}>{row.label}</span>
        {row.differs ? (
          <span className="visually-hidden" {...langOf(texts, 'differs')}>
            {' '}
            {texts.differs}
          </span>
        ) : null}
      </th>
      {row.values.map((value, index) => (
        // The columns stand in the order of the stones.
        <td key={index}>
          <bdi {...langOf(value, 'parts')}>
            {value.parts.map(({ text, isShared }, place) => (
              <Fragment key={text}>
                {place > 0 ? commaOf(value.parts.map((part) => part.text)) : null}
                <bdi className={isShared ? undefined : styles.own}>{keepUnits(text)}</bdi>
              </Fragment>
            ))}
            {value.parts.length === 0 ? (
              <span className={styles.missing} {...langOf(texts, 'notStated')}>
                {texts.notStated}
              </span>
            ) : null}
          </bdi>
        </td>
      ))}
    </tr>
  );
}
