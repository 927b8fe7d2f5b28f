import styles from './DayChart.module.css';

type DayBarsProps = {
  /** One number per day, the oldest first. */
  counts: readonly number[];
  /** The number at full height; the same for charts that are compared. */
  highest: number;
  className?: string | undefined;
};

const step = 10;
const gap = 2;
const height = 100;
/** Keeps a day with few visits visible. */
const lowestBar = 2;

/** A bar per day, from zero. Decorative: the numbers are in the text beside it. */
export function DayBars({ counts, highest, className }: DayBarsProps) {
  return (
    <svg
      className={className ?? styles.bars}
      viewBox={`0 0 ${counts.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, index) => {
        const tall = count === 0 ? 0 : Math.max(lowestBar, (count / highest) * height);
        const x = index * step + gap / 2;
        return <rect key={index} x={x} y={height - tall} width={step - gap} height={tall} />;
      })}
    </svg>
  );
}
