import { type CSSProperties, useContext, useRef } from 'react';
import { appearanceDocument } from '#content/site-documents/appearance.document.ts';
import { isHex } from '#site/appearance/colour.shared.ts';
import { judgeColours } from '#site/appearance/legibility.shared.ts';
import { derivePalette } from '#site/appearance/palette.shared.ts';
import { type CompanyColours, shippedColours } from '#site/appearance/shipped-colours.shared.ts';
import { BrandContext } from '../../../brand-context.ts';
import { MediaControl } from '../../controls/MediaControl/MediaControl.tsx';
import type { FormState } from '../../forms/use-form-state.ts';
import { FieldPlace } from '../../site/DocumentField/FieldPlace.tsx';
import { BrandPreview } from '../BrandPreview/BrandPreview.tsx';
import { PaletteSample } from '../PaletteSample/PaletteSample.tsx';
import { TypefaceChoice } from '../TypefaceChoice/TypefaceChoice.tsx';
import { familiesOf } from '../typeface-families.ts';
import styles from './AppearanceFields.module.css';
import { ColourFields } from './ColourFields.tsx';

const { fields } = appearanceDocument;

/** The fields of the company's appearance, with what comes of them while they are chosen. */
export function AppearanceFields({ form }: { form: FormState }) {
  const name = useContext(BrandContext)?.brand.name || 'Your company';
  const text = (field: string) => String(form.values[field] ?? '');
  const { colours, isCurrent } = useLastColours({
    accent: text('accent'),
    surface: text('surface'),
    ink: text('ink'),
  });
  const fonts = familiesOf(text('typeface'));
  return (
    <>
      <section className={styles.section} aria-labelledby="appearance-logo">
        <h2 id="appearance-logo">Logo and icons</h2>
        <div className={styles.logos}>
          <div style={groundStyle(derivePalette(colours).plaster)}>
            <Medium form={form} field="logo" />
          </div>
          <div style={groundStyle(derivePalette(colours).night)}>
            <Medium form={form} field="logoDark" />
          </div>
        </div>
        <BrandPreview
          {...{ name, colours }}
          logo={text('logo')}
          logoDark={text('logoDark')}
          displayFont={fonts.display}
        />
      </section>
      <section className={styles.section} aria-labelledby="appearance-colours">
        <h2 id="appearance-colours">Colours</h2>
        <ColourFields form={form} />
        <PaletteSample {...{ colours, fonts, isCurrent }} />
      </section>
      <TypeSection form={form} company={name} />
    </>
  );
}

/** A logo is previewed on the ground that it is for, in either scheme of the back office. */
function groundStyle(colour: string): CSSProperties {
  return { '--preview-ground': colour } as CSSProperties;
}

/** While a colour is half typed or cannot be read, what comes of them stays as it was. */
function useLastColours(typed: CompanyColours): { colours: CompanyColours; isCurrent: boolean } {
  const last = useRef(shippedColours);
  const isWhole = [typed.accent, typed.surface, typed.ink].every(isHex);
  const isCurrent = isWhole && Object.keys(judgeColours(typed)).length === 0;
  if (isCurrent) last.current = typed;
  return { colours: last.current, isCurrent };
}

function TypeSection({ form, company }: { form: FormState; company: string }) {
  return (
    <section className={styles.section} aria-labelledby="appearance-type">
      <h2 id="appearance-type">Type and placeholder</h2>
      <FieldPlace idPath="typeface">
        <TypefaceChoice
          name="typeface"
          label={fields.typeface.label}
          company={company}
          value={String(form.values.typeface ?? '')}
          error={form.messages.typeface}
          onChange={(typeface) => form.change('typeface', typeface)}
        />
      </FieldPlace>
      <Medium form={form} field="placeholder" />
    </section>
  );
}

function Medium({ form, field }: { form: FormState; field: 'logo' | 'logoDark' | 'placeholder' }) {
  return (
    <FieldPlace idPath={field}>
      <MediaControl
        apiName={field}
        field={fields[field]}
        value={String(form.values[field] ?? '')}
        error={form.messages[field]}
        onChange={(value) => form.change(field, value)}
        uploadType="appearance"
      />
    </FieldPlace>
  );
}
