import type { CSSProperties } from 'react';
import { groundTokens } from '#site/appearance/ground-tokens.shared.ts';
import { derivePalette } from '#site/appearance/palette.shared.ts';
import type { CompanyColours, GroundColours } from '#site/appearance/shipped-colours.shared.ts';
import styles from './PaletteSample.module.css';

type PaletteSampleProps = {
  colours: CompanyColours;
  /** The families that headings and text are set in. */
  fonts: { display: string; text: string };
  /** Not where what is typed cannot be read: these are the last colours that could. */
  isCurrent: boolean;
};

/** The colours that follow from the three, on a sample of each ground that pages have. */
export function PaletteSample({ colours, fonts, isCurrent }: PaletteSampleProps) {
  const { day, deep, dark } = derivePalette(colours);
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        {isCurrent ? 'What follows from the three' : 'The last three that can be read'}
      </figcaption>
      <div
        className={styles.grounds}
        role="img"
        aria-label="A heading, text, a link and a button on each ground"
      >
        <Ground name="Pages" colours={day} fonts={fonts} />
        <Ground name="Second ground" colours={deep} fonts={fonts} />
        <Ground name="Dark sections" colours={dark} fonts={fonts} />
      </div>
    </figure>
  );
}

type GroundProps = { name: string; colours: GroundColours; fonts: PaletteSampleProps['fonts'] };

const swatches = ['ground', 'groundSecond', 'pictureGround', 'textQuiet', 'accent', 'fill'] as const;

/** Nothing in it does anything: links and buttons are only drawn. */
function Ground({ name, colours, fonts }: GroundProps) {
  return (
    <div className={styles.ground} style={tokensAsStyle(colours, fonts)} aria-hidden="true">
      <p className={styles.label}>{name}</p>
      <p className={styles.heading}>Stone, as it lay</p>
      <p>
        Blocks are chosen by hand. <span className={styles.quiet}>From 20 mm.</span>{' '}
        <span className={styles.link}>See the slabs</span>
      </p>
      <p className={styles.button}>Request quote</p>
      <div className={styles.swatches}>
        {swatches.map((role) => (
          <span key={role} style={{ background: colours[role] }} />
        ))}
      </div>
    </div>
  );
}

function tokensAsStyle(colours: GroundColours, { display, text }: GroundProps['fonts']): CSSProperties {
  return {
    ...Object.fromEntries(groundTokens(colours)),
    '--font-display': display,
    '--font-text': text,
  } as CSSProperties;
}
