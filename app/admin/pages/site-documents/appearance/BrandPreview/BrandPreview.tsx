import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { groundTokens } from '#content/appearance/ground-tokens.shared.ts';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import type { CompanyColours, GroundColours } from '#content/appearance/shipped-colours.shared.ts';
import { iconGroundOf } from '#publishing/appearance/icon-ground.shared.ts';
import { type CutOut, judgeCutOut, sampleSide } from '#publishing/appearance/logo-pixels.shared.ts';
import styles from './BrandPreview.module.css';

/** With the margins that the server draws them with (publishing/appearance/icons.service.ts). */
const shapes = [
  { kind: 'tab', margin: 0 },
  { kind: 'phone', margin: 0.12 },
  { kind: 'circle', margin: 0.2 },
] as const;

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

/** Whether a logo is shown in one colour where it would be lost, as the server judges it. */
function useCutOut(path: string): CutOut | undefined {
  const [judged, setJudged] = useState<{ path: string; cutOut: CutOut | undefined }>();
  useEffect(() => {
    if (path === '') return;
    let isWanted = true;
    const image = new Image();
    image.src = path;
    image
      .decode()
      .then(() => isWanted && setJudged({ path, cutOut: judgePixels(image) }))
      // A picture that cannot be read is shown as it is; its frame says that it is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [path]);
  return judged?.path === path ? judged.cutOut : undefined;
}

function judgePixels(image: HTMLImageElement): CutOut | undefined {
  const scale = sampleSide / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(image.naturalWidth * scale), 1);
  canvas.height = Math.max(Math.round(image.naturalHeight * scale), 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return judgeCutOut(context.getImageData(0, 0, canvas.width, canvas.height).data);
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

type IconPreviewsProps = {
  name: string;
  logo: string;
  /** On a dark tab a dark logo is white, on a light one a light logo black. */
  cutOut: CutOut | undefined;
  colours: CompanyColours;
  displayFont: string;
};

/** The icons that are made of the logo, or of the first letter of the name. */
function IconPreviews({ name, logo, cutOut, colours, displayFont }: IconPreviewsProps) {
  const { ink } = colours;
  const ownGround = iconGroundOf(colours, logo ? cutOut : undefined);
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase() ?? '';
  return (
    <div className={styles.icons}>
      {shapes.map(({ kind, margin }) => {
        const ground = kind === 'tab' && logo ? 'transparent' : ownGround;
        const look: CSSProperties = { background: ground, color: ink, fontFamily: displayFont };
        return (
          <span key={kind} className={styles.icon} data-kind={kind} style={look}>
            {logo ? (
              <img
                src={logo}
                alt=""
                style={{ padding: `${margin * 100}%` }}
                data-cut-out={kind === 'tab' ? cutOut : undefined}
              />
            ) : (
              letter
            )}
          </span>
        );
      })}
    </div>
  );
}
