import { useState } from 'react';
import type { ContactMap } from '#content/documents/contact.document.ts';
import { useIsHydrated } from '../../../behaviour/use-is-hydrated.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { useLangOf } from '../../../languages-context.ts';
import type { MapLocation } from './open-street-map.ts';
import styles from './YardMap.module.css';

type MapFrameProps = { label: string; texts: ContactMap; location: MapLocation };

/** OpenStreetMap's map, which is asked for only when a visitor wants it; without scripts a link leads to it. */
export function MapFrame({ label, texts, location }: MapFrameProps) {
  const langOf = useLangOf();
  const isHydrated = useIsHydrated();
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) {
    return <iframe ref={takeFocus} className={styles.frame} src={location.frame} title={label} />;
  }
  return (
    <div className={styles.offer}>
      {isHydrated ? (
        <Button look="outline" onClick={() => setIsWanted(true)} {...langOf(texts, 'openButton')}>
          {texts.openButton}
        </Button>
      ) : (
        <ButtonLink
          to={location.page}
          look="outline"
          arrow="none"
          rel="noopener"
          {...langOf(texts, 'openButton')}
        >
          {texts.openButton}
        </ButtonLink>
      )}
      {texts.openNote ? (
        <p className={styles.note} {...langOf(texts, 'openNote')}>
          {texts.openNote}
        </p>
      ) : null}
    </div>
  );
}

/** The button that had it is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
