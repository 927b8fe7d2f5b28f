import { useEffect, useRef, useState } from 'react';
import { stillOf } from '#content/facts/shortlist-line.shared.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { ShownStone } from '../../shortlist/fetch-stones.ts';
import styles from './StonePicture.module.css';

type StonePictureProps = {
  line: { name: string; room?: string | undefined; view?: string | undefined };
  stone: ShownStone | undefined;
  className?: string | undefined;
};

/** The slab, in the corner of the room where one was seen in it; on its own where there is no picture of that. */
export function StonePicture({ line: { name, room, view }, stone, className }: StonePictureProps) {
  const [lost, setLost] = useState('');
  const img = useRef<HTMLImageElement>(null);
  const still = stone ? stillOf(view) : '';
  const isShown = still !== '' && still !== lost;
  useEffect(() => {
    // It may have failed before scripts ran.
    if (img.current?.complete && img.current.naturalWidth === 0) setLost(still);
  }, [still]);
  return (
    <div className={className} data-still={isShown}>
      <div className={styles.frame}>
        {isShown ? (
          <img
            ref={img}
            className={styles.still}
            src={still}
            width={600}
            height={375}
            alt={listTexts([stone?.name ?? name, room ?? ''].filter(Boolean))}
            loading="lazy"
            decoding="async"
            onError={() => setLost(still)}
          />
        ) : null}
        <Picture
          picture={stone?.picture}
          ratio="3:2"
          sizes={isShown ? '7rem' : '(width>=900px) 20vw,40vw'}
          alt=""
          className={isShown ? styles.slab : undefined}
        />
      </div>
    </div>
  );
}
