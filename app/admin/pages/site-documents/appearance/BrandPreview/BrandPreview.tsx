import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { groundTokens } from '#content/appearance/ground-tokens.shared.ts';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import type { CompanyColours, GroundColours } from '#content/appearance/shipped-colours.shared.ts';
import { iconGroundOf } from '#publishing/appearance/icon-ground.shared.ts';
import { type CutOut, judgeCutOut, sampleSide } from '#publishing/appearance/logo-pixels.shared.ts';
import { t } from '../../../../kit/language/t.ts';
import styles from './BrandPreview.module.css';

/** With the margins that the server draws them with (publishing/appearance/icons.service.ts). */
const shapes = [
  { kind: 'tab', margin: 0 },
  { kind: 'phone', margin: 0.12 },
  { kind: 'circle', margin: 0.2 },
] as const;

type BrandPreviewProps = {
  name: string;
  icon: string;
  logo: string;
  logoDark: string;
  colours: CompanyColours;
  /** The families of the headings' face. */
  displayFont: string;
};

/** The bar of pages on both grounds, and the icons, as they will be. */
export function BrandPreview({ name, icon, logo, logoDark, colours, displayFont }: BrandPreviewProps) {
  const { day, dark, isDark } = derivePalette(colours);
  const { cutOut } = useJudged(logo && logoDark ? '' : logo || logoDark);
  const ofIcon = useJudged(icon);
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
      <Shown caption={t('On pages')}>{bar(isDark ? onDark : onLight, day)}</Shown>
      <Shown caption={t('On dark sections')}>{bar(onDark, dark)}</Shown>
      <Shown caption={t('Icons: browser tab, phone, and cut to a circle')}>
        <IconPreviews
          {...{ name, colours, displayFont }}
          picture={icon || logo || logoDark}
          isCropped={icon !== ''}
          isFilled={ofIcon.isOpaque}
          cutOut={icon ? ofIcon.cutOut : cutOut}
        />
      </Shown>
    </div>
  );
}

type Judged = { cutOut: CutOut | undefined; isOpaque: boolean };

/** Whether a picture is shown in one colour where it would be lost, and fills an icon, as the server judges it. */
function useJudged(path: string): Judged {
  const [judged, setJudged] = useState<Judged & { path: string }>();
  useEffect(() => {
    if (path === '') return;
    let isWanted = true;
    const image = new Image();
    image.src = path;
    image
      .decode()
      .then(() => isWanted && setJudged({ path, ...judgePixels(image) }))
      // A picture that cannot be read is shown as it is; its frame says that it is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [path]);
  return judged?.path === path ? judged : { cutOut: undefined, isOpaque: false };
}

function judgePixels(image: HTMLImageElement): Judged {
  const scale = sampleSide / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(image.naturalWidth * scale), 1);
  canvas.height = Math.max(Math.round(image.naturalHeight * scale), 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { cutOut: undefined, isOpaque: false };
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { cutOut: judgeCutOut(data), isOpaque: data.every((value, at) => at % 4 < 3 || value === 255) };
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
  /** Of the icon or the logo; empty without either. */
  picture: string;
  isCropped: boolean;
  isFilled: boolean;
  /** On a dark tab a dark one is white, on a light one a light one black. */
  cutOut: CutOut | undefined;
  colours: CompanyColours;
  displayFont: string;
};

/** The icons that are made of a picture, or of the first letter of the name. */
function IconPreviews({ name, picture, cutOut, colours, displayFont, ...cut }: IconPreviewsProps) {
  const { ink } = colours;
  const ownGround = iconGroundOf(colours, picture ? cutOut : undefined);
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFD'))?.[0]?.toUpperCase() ?? '';
  return (
    <div className={styles.icons}>
      {shapes.map(({ kind, margin }) => {
        const ground = kind === 'tab' && picture ? 'transparent' : ownGround;
        const look: CSSProperties = { background: ground, color: ink, fontFamily: displayFont };
        return (
          <span key={kind} className={styles.icon} data-kind={kind} style={look}>
            {picture ? (
              <img
                src={picture}
                alt=""
                style={{ padding: cut.isFilled ? 0 : `${margin * 100}%` }}
                data-cropped={cut.isCropped || undefined}
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
