import styles from './SiteFooter.module.css';
import { splitName } from './split-name.ts';

const width = 1000;
/** Of a letter's size: what it takes in a line, how high its capitals are, and how far lines are apart. */
const advance = 0.69;
const capHeight = 0.71;
const leading = 1.12;

/** The name at full width, whatever its length: letter spacing fills the rest. On phones a long one has several lines. */
export function Inscription({ name }: { name: string }) {
  const lines = splitName(name);
  if (lines.length === 1) return <Lines lines={lines} className={styles.inscription} />;
  return (
    <>
      <Lines lines={[name]} className={`${styles.inscription} ${styles.wide}`} />
      <Lines lines={lines} className={`${styles.inscription} ${styles.narrow}`} />
    </>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className: string | undefined }) {
  const longest = Math.max(...lines.map((line) => line.length), 5);
  const fontSize = Math.round(width / (longest * advance));
  const height = Math.round(fontSize * (capHeight + (lines.length - 1) * leading));
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lines.map((line, index) => {
        const y = Math.round(fontSize * (capHeight + index * leading));
        // All lines are spaced alike: each is as much shorter than the width as it has fewer letters.
        const length = lines.length === 1 ? width : Math.round((width * line.length) / longest);
        return (
          <text key={y} x="0" y={y} fontSize={fontSize} textLength={length} lengthAdjust="spacing">
            {line.toUpperCase()}
          </text>
        );
      })}
    </svg>
  );
}
