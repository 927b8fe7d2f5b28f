import type { CSSProperties } from 'react';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import type { CompanyColours } from '#content/appearance/shipped-colours.shared.ts';
import type { FormState } from '../../../../kit/forms/use-form-state.ts';
import styles from './AppearanceFields.module.css';
import { AppearanceMedium } from './AppearanceMedium.tsx';

/** Both logos, each on the ground that it is for. */
export function LogoFields({ form, colours }: { form: FormState; colours: CompanyColours }) {
  return (
    <div className={styles.logos}>
      <div style={groundStyle(derivePalette(colours).plaster)}>
        <AppearanceMedium form={form} field="logo" />
      </div>
      <div style={groundStyle(derivePalette(colours).night)}>
        <AppearanceMedium form={form} field="logoDark" />
      </div>
    </div>
  );
}

/** A logo is previewed on the ground that it is for, in either scheme of the back office. */
function groundStyle(colour: string): CSSProperties {
  return { '--preview-ground': colour } as CSSProperties;
}
