import { useLayoutEffect, useState } from 'react';
import styles from './PreviewFrame.module.css';

type FieldOutlineProps = {
  element: HTMLElement;
  label: string;
  scale: number;
  /** Changes whenever the element may have moved. */
  moment: string;
};

type Box = { top: number; left: number; width: number; height: number };

/** Marks a field's place on the previewed page, over the frame: nothing on the page itself changes. */
export function FieldOutline({ element, label, scale, moment }: FieldOutlineProps) {
  const [box, setBox] = useState<Box>();
  // Measured again at each of these moments.
  useLayoutEffect(() => {
    setBox(element.isConnected ? boxOf(element, scale) : undefined);
  }, [element, scale, moment]);
  if (!box) return null;
  const { top, left, width, height } = box;
  return (
    <div
      className={styles.outline}
      style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
      data-side={top < labelHeight ? 'below' : 'above'}
      aria-hidden="true"
    >
      <span className={styles.label}>{label}</span>
    </div>
  );
}

const labelHeight = 26;
const distance = 4;

function boxOf(element: HTMLElement, scale: number): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return {
    top: top * scale - distance,
    left: left * scale - distance,
    width: width * scale + 2 * distance,
    height: height * scale + 2 * distance,
  };
}
