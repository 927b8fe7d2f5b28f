import type { CSSProperties } from 'react';
import type { CutOut } from '#media/logo-pixels.shared.ts';
import { iconGroundOf } from '#site/appearance/icon-ground.shared.ts';
import type { CompanyColours } from '#site/appearance/shipped-colours.shared.ts';
import styles from './BrandPreview.module.css';

type IconPreviewsProps = {
  name: string;
  logo: string;
  /** On a dark tab a dark logo is white, on a light one a light logo black. */
  cutOut: CutOut | undefined;
  colours: CompanyColours;
  displayFont: string;
};

/** With the margins that the server draws them with (site/appearance/icons.service.ts). */
const shapes = [
  { kind: 'tab', margin: 0 },
  { kind: 'phone', margin: 0.12 },
  { kind: 'circle', margin: 0.2 },
] as const;

/** The icons that are made of the logo, or of the first letter of the name. */
export function IconPreviews({ name, logo, cutOut, colours, displayFont }: IconPreviewsProps) {
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
