import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { personMm } from '#content/facts/show-slab.shared.ts';
import messages from '#messages/en/slabs.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { joinClassNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { SlabToggle } from '../ShortlistToggle/ShortlistToggle.tsx';
import styles from './SlabRow.module.css';
import type { ShownSlabs, SlabSummary } from './summarize-slabs.ts';
import { canBeHad, useSlabStatus } from './use-slab-status.ts';

type SlabRowProps = {
  slabs: ShownSlabs;
  /** Added to links, so that the passport reads in the same units: `?units=imperial`. */
  query?: string;
  /** The slab whose page it is. */
  current?: string;
  className?: string | undefined;
};

/** The space that the figure takes. */
const personWidthMm = 700;

/** Slabs at one scale beside a person; neighbours of a block edge to edge. */
export function SlabRow({ slabs: { pairs, personHeight }, query = '', current, className }: SlabRowProps) {
  const t = useMessages(messages);
  const all = pairs.flat();
  const widest = Math.max(...pairs.map((pair) => pair.reduce((sum, { lengthMm }) => sum + lengthMm, 0)));
  const scale = {
    '--longest': Math.max(...all.map(({ lengthMm }) => lengthMm)) + personWidthMm,
    '--widest': widest + personWidthMm,
    '--highest': Math.max(personMm, ...all.map(({ heightMm }) => heightMm)),
  } as CSSProperties;
  return (
    <div className={joinClassNames(styles.row, className)} style={scale}>
      <p className={styles.told}>{t('slabs:oneScale', { height: personHeight })}</p>
      <ul className={styles.slabs}>
        <li className={styles.person} aria-hidden="true">
          <Person />
        </li>
        {pairs.map((pair) => (
          <li key={pair[0]?.slug} className={styles.pair} data-slabs={pair.length}>
            {pair.map((slab) => (
              <Slab key={slab.slug} slab={slab} query={query} isCurrent={slab.slug === current} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Slab({ slab, query, isCurrent }: { slab: SlabSummary; query: string; isCurrent: boolean }) {
  const t = useMessages(messages);
  const langOf = useLangOf();
  const status = useSlabStatus()(slab);
  const to = pathOfSlab(slab) + query;
  const numberId = useId();
  const size = { '--length': slab.lengthMm, '--height': slab.heightMm } as CSSProperties;
  return (
    <div className={styles.slab} style={size} data-slab={slab.slug}>
      <Link to={to} className={styles.frame} tabIndex={-1} aria-hidden="true">
        <span className={styles.picture}>
          <Picture picture={slab.picture} ratio="fill" alt="" sizes="(width>=900px) 36vw,82vw" />
        </span>
      </Link>
      <div className={styles.caption}>
        <h3 id={numberId} className={styles.number}>
          <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
            <bdi>{slab.slug}</bdi>
          </Link>
        </h3>
        <p {...langOf(slab.product, 'name')}>{slab.stone}</p>
        {slab.finish ? <p {...langOf(slab, 'finish')}>{slab.finish}</p> : null}
        <p className={styles.size}>
          <bdi>{slab.size}</bdi>
        </p>
        <p className={styles.status} data-status={slab.status}>
          {slab.remnant ? `${t('slabs:remnant')} · ${status}` : status}
        </p>
        {canBeHad(slab) ? (
          <SlabToggle
            number={slab.slug}
            product={{ slug: slab.product.slug, name: slab.stone }}
            describedBy={numberId}
            className={styles.toggle}
          />
        ) : null}
      </div>
    </div>
  );
}

/** Somebody standing. */
function Person() {
  return (
    <svg viewBox="0 0 50 175" fill="currentcolor" aria-hidden="true">
      <circle cx="25" cy="12" r="11" />
      <path d="M25 26c-10 0-16 5-17 14L5 88c0 5 6 6 7 1l3-36h1l-1 45 2 74c0 4 7 4 7 0l1-68 1 68c0 4 7 4 7 0l2-74-1-45h1l3 36c1 5 7 4 7-1l-3-48c-1-9-7-14-17-14z" />
    </svg>
  );
}
