import type { CSSProperties } from 'react';
import type { Ruler } from '#content/facts/show-slab.shared.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/slabs.json' with { type: 'json' };
import { Picture } from '../../components/Picture/Picture.tsx';
import { usePictureViewer } from '../../components/PictureViewer/use-picture-viewer.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import type { PassportPageData, ShownDefect } from './load-passport-page.ts';
import styles from './MeasuredPicture.module.css';

type MeasuredPictureProps = Pick<PassportPageData, 'slab' | 'picture' | 'rulers' | 'defects' | 'units'>;

/** The slab as large as the window allows, with rulers along two edges and its flaws outlined. */
export function MeasuredPicture({ slab, picture, rulers, defects, units }: MeasuredPictureProps) {
  const t = useMessages(messages);
  const label = t('slabs:picture', { number: slab.slug });
  const { rootRef, viewer } = usePictureViewer({
    pictures: picture ? [{ ...picture, widthMm: slab.lengthMm }] : [],
    units,
    label,
  });
  const ratio = { '--ratio': slab.lengthMm / slab.heightMm } as CSSProperties;
  return (
    <figure className={styles.figure} style={ratio}>
      {/* Measured from the left whichever way a page is read. */}
      <div ref={rootRef} className={styles.measured} dir="ltr">
        <Edge ruler={rulers.across} place="across" />
        <Edge ruler={rulers.down} place="down" />
        <div className={styles.slab}>
          {picture ? (
            <Slab picture={picture} label={label} />
          ) : (
            <Picture
              picture={undefined}
              ratio="fill"
              sizes="100vw"
              alt={t('slabs:noPicture', { number: slab.slug })}
              priority
            />
          )}
          <Outlines defects={defects} />
        </div>
      </div>
      <figcaption className={styles.scale}>{t(`slabs:scale.${units}`)}</figcaption>
      {viewer}
    </figure>
  );
}

function Slab({ picture, label }: { picture: PictureRecord; label: string }) {
  const t = useMessages(common);
  const alt = picture.alt || label;
  return (
    <a
      className={styles.link}
      href={picture.path}
      aria-label={t('common:picture.enlarge', { picture: alt })}
      data-zoom=""
    >
      <Picture picture={picture} alt={alt} ratio="fill" sizes="(width>=900px) 90vw,100vw" priority />
    </a>
  );
}

/** The lines and numbers along an edge; what they say is said in words beside the picture. */
function Edge({ ruler, place }: { ruler: Ruler; place: 'across' | 'down' }) {
  return (
    <div
      className={styles.ruler}
      style={{ '--step': `${ruler.step * 100}%` } as CSSProperties}
      data-place={place}
      aria-hidden="true"
    >
      {ruler.marks.map(({ at, label }) => (
        <span key={label} style={{ '--at': `${at * 100}%` } as CSSProperties}>
          {label}
        </span>
      ))}
    </div>
  );
}

function Outlines({ defects }: { defects: readonly ShownDefect[] }) {
  return (
    <div className={styles.outlines} aria-hidden="true">
      {defects.map(({ box }, index) => (
        // Flaws have no names, and none moves.
        <span
          key={index}
          style={{
            left: `${box.left * 100}%`,
            top: `${box.top * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
          }}
        >
          <b>{index + 1}</b>
        </span>
      ))}
    </div>
  );
}
