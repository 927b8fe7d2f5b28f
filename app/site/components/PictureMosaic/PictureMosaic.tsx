import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Caption } from '../Caption/Caption.tsx';
import { joinClassNames } from '../class-names.ts';
import { Picture } from '../Picture/Picture.tsx';
import { usePictureViewer } from '../PictureViewer/use-picture-viewer.tsx';
import ring from '../picture-ring.module.css';
import { arrangePictures } from './arrange-pictures.ts';
import styles from './PictureMosaic.module.css';

type PictureMosaicProps = {
  pictures: readonly PictureRecord[];
  /** The name of the viewer that they open in. */
  label: string;
};

const ratioOfPlace = { wide: '3:2', tall: '4:5', alone: '16:10' } as const;
const sizesOfPlace = {
  wide: '(width>=900px) 60vw,(width>=600px) 58vw,100vw',
  tall: '(width>=900px) 32vw,(width>=600px) 34vw,100vw',
  alone: '(width>=900px) 76vw,100vw',
};

/**
 * The pictures of an article or a project, each a link to its original; with scripts it opens in the viewer. The
 * description of a picture is written once, below it, for all visitors.
 */
export function PictureMosaic({ pictures, label }: PictureMosaicProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  const rows = arrangePictures(pictures);
  const { rootRef, viewer } = usePictureViewer({ pictures, label });
  return (
    <div ref={rootRef} className={styles.mosaic}>
      {rows.map((row) => (
        <div key={row[0]?.picture.path} className={styles.row}>
          {row.map(({ picture, place }) => (
            <figure key={picture.path} className={styles.item} data-place={place}>
              <a
                className={joinClassNames(styles.link, ring.ringed)}
                href={picture.path}
                aria-label={t('common:picture.enlarge', {
                  picture: picture.alt || t('common:picture.unnamed'),
                })}
                data-zoom=""
              >
                <Picture picture={picture} sizes={sizesOfPlace[place]} ratio={ratioOfPlace[place]} alt="" />
              </a>
              {picture.alt ? <Caption {...langOf(picture, 'alt')}>{picture.alt}</Caption> : null}
            </figure>
          ))}
        </div>
      ))}
      {viewer}
    </div>
  );
}
