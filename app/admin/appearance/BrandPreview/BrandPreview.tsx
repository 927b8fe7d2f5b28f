import type { CSSProperties, ReactNode } from 'react';
import { groundTokens } from '#site/appearance/ground-tokens.shared.ts';
import { derivePalette } from '#site/appearance/palette.shared.ts';
import type { CompanyColours, GroundColours } from '#site/appearance/shipped-colours.shared.ts';
import { useCutOut } from '../use-cut-out.ts';
import styles from './BrandPreview.module.css';
import { IconPreviews } from './IconPreviews.tsx';

type BrandPreviewProps = {
  name: string;
  logo: string;
  logoDark: string;
  colours: CompanyColours;
  /** The families of the headings' face. */
  displayFont: string;
};

/** The bar of pages on both grounds, and the icons, as they will be. */
export function BrandPreview({ name, logo, logoDark, colours, displayFont }: BrandPreviewProps) {
  const { day, dark, isDark } = derivePalette(colours);
  const cutOut = useCutOut(logo && logoDark ? '' : logo || logoDark);
  const onLight = { path: logo || logoDark, shownIn: cutOut === 'light' ? 'black' : undefined };
  const onDark = { path: logoDark || logo, shownIn: cutOut === 'dark' ? 'white' : undefined };
  const bar = (mark: typeof onLight | typeof onDark, colours: GroundColours) => (
    <div className={styles.bar} style={{ ...tokensOf(colours), fontFamily: displayFont }}>
      {mark.path ? (
        <img className={styles.logo} src={mark.path} alt="" data-shown-in={mark.shownIn} />
      ) : (
        <span className={styles.name}>{name}</span>
      )}
    </div>
  );
  return (
    <div className={styles.preview}>
      <Shown caption="On pages">{bar(isDark ? onDark : onLight, day)}</Shown>
      <Shown caption="On dark sections">{bar(onDark, dark)}</Shown>
      <Shown caption="Icons: browser tab, phone, and cut to a circle">
        <IconPreviews {...{ name, colours, displayFont, cutOut }} logo={logo || logoDark} />
      </Shown>
    </div>
  );
}

function Shown({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}

function tokensOf(colours: GroundColours): CSSProperties {
  return Object.fromEntries(groundTokens(colours)) as CSSProperties;
}
