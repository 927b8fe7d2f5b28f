import { Link } from 'react-router';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { useLangOf } from '../../languages-context.ts';
import { Picture } from '../Picture/Picture.tsx';
import { ShortlistToggle } from '../ShortlistToggle/ShortlistToggle.tsx';
import styles from './SmallStones.module.css';
import type { SmallStone } from './small-stones.ts';

/** Stones as small cards: picture, name, origin. */
export function SmallStones({ stones }: { stones: readonly SmallStone[] }) {
  return (
    <ul className={styles.stones}>
      {stones.map((stone) => (
        <li key={stone.slug} className={styles.stone}>
          <SmallStoneCard {...stone} />
        </li>
      ))}
    </ul>
  );
}

function SmallStoneCard(stone: SmallStone) {
  const langOf = useLangOf();
  const { slug, name, origin, picture } = stone;
  return (
    <>
      <Picture picture={picture} ratio="3:2" sizes="(width>=900px) 23vw,45vw" alt="" />
      <h3 className={styles.name}>
        <Link className={styles.link} to={pathOfProduct({ slug })} {...langOf(stone, 'name')}>
          {name}
        </Link>
      </h3>
      <ShortlistToggle product={{ slug, name }} className={styles.toggle} />
      {origin ? <p className={styles.origin}>{origin}</p> : null}
    </>
  );
}
