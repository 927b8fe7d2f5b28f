import styles from './YardMap.module.css';

/** The road past the yard, between two towns. */
export function MapDrawing({ west, east }: { west: string; east: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles.contours}>
        <path d="M-20 470c180-60 260 30 420-30s210-150 380-130 240 110 420 60 190-120 280-130" />
        <path d="M-20 520c190-60 280 24 440-30s220-130 380-110 250 100 420 56 190-110 280-120" />
        <path d="M-20 180c120 50 260 20 380-30S640 40 800 90s260 70 400 20 180-60 260-40" />
        <path d="M-20 120c130 44 250 14 370-34S620-10 800 40s260 64 400 18 180-52 260-34" />
        <path d="M240 330c40-44 120-50 150-10s-20 90-80 92-110-38-70-82zM268 338c26-26 74-30 94-6s-12 54-50 54-68-22-44-48z" />
      </g>
      <path className={styles.road} d="M-20 560C220 500 420 470 640 380S1100 160 1460 70" />
      <path className={styles.lane} d="M640 380c60 40 90 120 70 260M640 380C600 300 560 180 590-20" />
      <g className={styles.places}>
        <circle cx="196" cy="506" r="5" />
        <circle cx="1250" cy="124" r="5" />
        <circle className={styles.here} cx="640" cy="380" r="9" />
        <circle className={styles.ring} cx="640" cy="380" r="26" />
        <text x="196" y="546">
          {west}
        </text>
        <text x="1250" y="104">
          {east}
        </text>
      </g>
    </svg>
  );
}
