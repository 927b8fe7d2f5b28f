import { useContext } from 'react';
import type { Units } from '#content/facts/units.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import styles from './ScaleBar.module.css';
import { fitScaleLength, showScaleLength } from './scale-length.ts';

const maxPx = 140;

/** A bar that is as long as so much of what is pictured. */
export function ScaleBar({ pxPerMm, units }: { pxPerMm: number; units: Units }) {
  const t = useMessages(common);
  const { language } = useContext(MessagesContext);
  const length = fitScaleLength(units, { pxPerMm, maxPx });
  if (!length) return null;
  return (
    <p className={styles.scale} dir="auto" style={{ inlineSize: length.mm * pxPerMm }} data-scale-bar="">
      {t.rich('common:picture.scale', {
        length: showScaleLength(length, language),
        hidden: (text) => <span className="visually-hidden">{text}</span>,
      })}
    </p>
  );
}
