import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { Caption } from '../Caption/Caption.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { hangPlates } from './hang-plates.ts';
import styles from './PlateWall.module.css';

type PlateWallProps = { pictures: readonly PictureRecord[] };

const ratioOfPlace = { wide: '3:2', tall: '4:5', alone: '16:10' } as const;
const sizesOfPlace = {
  wide: '(width >= 900px) 60vw, (width >= 600px) 58vw, 100vw',
  tall: '(width >= 900px) 32vw, (width >= 600px) 34vw, 100vw',
  alone: '(width >= 900px) 76vw, 100vw',
};

/** The pictures of an article or a project. What a picture shows is said once, below it, for everybody. */
export function PlateWall({ pictures }: PlateWallProps) {
  const rows = hangPlates(pictures);
  return (
    <div className={styles.plates}>
      {rows.map((row) => (
        <div key={row[0]?.picture.path} className={styles.row}>
          {row.map(({ picture, place }) => (
            <figure key={picture.path} className={styles.plate} data-place={place}>
              <Picture picture={picture} sizes={sizesOfPlace[place]} ratio={ratioOfPlace[place]} alt="" />
              {picture.alt ? <Caption>{picture.alt}</Caption> : null}
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}
