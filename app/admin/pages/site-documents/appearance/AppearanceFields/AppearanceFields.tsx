import { type CSSProperties, useContext, useRef } from 'react';
import { isHex } from '#content/appearance/colour.shared.ts';
import { groundTokens } from '#content/appearance/ground-tokens.shared.ts';
import { judgeColours } from '#content/appearance/legibility.shared.ts';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import {
  type CompanyColours,
  type GroundColours,
  shippedColours,
} from '#content/appearance/shipped-colours.shared.ts';
import { shippedTypeface, type Typeface, typefaceKeys } from '#content/appearance/typefaces.shared.ts';
import { appearanceDocument } from '#content/documents/appearance.document.ts';
import { BrandContext } from '../../../../../brand-context.ts';
import { typefaceFiles } from '../../../../../site/styles/typefaces/typefaces.ts';
import { FieldPlace } from '../../../../kit/controls/DocumentField/FieldPlace.tsx';
import { FieldFrame } from '../../../../kit/controls/FieldFrame/FieldFrame.tsx';
import type { FormState } from '../../../../kit/forms/use-form-state.ts';
import { t } from '../../../../kit/language/t.ts';
import { findStyleNonce } from '../../../../style-nonce.ts';
import { BrandPreview } from '../BrandPreview/BrandPreview.tsx';
import styles from './AppearanceFields.module.css';
import { AppearanceMedium } from './AppearanceMedium.tsx';
import { ColourFields } from './ColourFields.tsx';
import { LogoFields } from './LogoFields.tsx';

const { fields } = appearanceDocument;
const swatches = ['ground', 'groundSecond', 'pictureGround', 'textQuiet', 'accent', 'fill'] as const;

const made: Record<Typeface, { title: string; of: string }> = {
  inscription: { title: t('Inscription'), of: t('Marcellus with Hanken Grotesk') },
  engraving: { title: t('Engraving'), of: t('Cormorant Garamond with Figtree') },
  atelier: { title: t('Atelier'), of: t('Instrument Serif with Instrument Sans') },
  quarry: { title: t('Quarry'), of: t('Jost throughout') },
};

type TypefaceFamilies = { display: string; text: string };

/** As in app/site/styles/tokens.css, whose properties stand for the pair that the company has chosen. */
const shippedFamilies: TypefaceFamilies = {
  display: "Marcellus, 'Marcellus Georgia', 'Marcellus Times', serif",
  text: "'Hanken Grotesk Variable', 'Hanken Arial', sans-serif",
};

/** What browsers have to know to show all pairs; a file is fetched when something is set in it. */
const allFaces = typefaceKeys.map((key: Typeface) => typefaceFiles(key).faces).join('');

/** The fields of the company's appearance, with what comes of them while they are chosen. */
export function AppearanceFields({ form }: { form: FormState }) {
  const name = useContext(BrandContext)?.brand.name || t('Your company');
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
        <h2 id="appearance-logo">{t('Logo and icons')}</h2>
        <LogoFields form={form} colours={colours} />
        <AppearanceMedium form={form} field="icon" />
        <BrandPreview
          {...{ name, colours }}
          icon={text('icon')}
          logo={text('logo')}
          logoDark={text('logoDark')}
          displayFont={fonts.display}
        />
      </section>
      <section className={styles.section} aria-labelledby="appearance-colours">
        <h2 id="appearance-colours">{t('Colours')}</h2>
        <ColourFields form={form} />
        <PaletteSample {...{ colours, fonts, isCurrent }} />
      </section>
      <TypeSection form={form} company={name} />
    </>
  );
}

function familiesOf(typeface: string): TypefaceFamilies {
  const key = typefaceKeys.find((candidate) => candidate === typeface) ?? shippedTypeface;
  return key === shippedTypeface ? shippedFamilies : typefaceFiles(key);
}

/** While a colour is half typed or cannot be read, what comes of them stays as it was. */
function useLastColours(typed: CompanyColours): { colours: CompanyColours; isCurrent: boolean } {
  const last = useRef(shippedColours);
  const isWhole = [typed.accent, typed.surface, typed.ink].every(isHex);
  const isCurrent = isWhole && Object.keys(judgeColours(typed)).length === 0;
  if (isCurrent) last.current = typed;
  return { colours: last.current, isCurrent };
}

type PaletteSampleProps = {
  colours: CompanyColours;
  /** The families that headings and text are set in. */
  fonts: { display: string; text: string };
  /** Not where what is typed cannot be read: these are the last colours that could. */
  isCurrent: boolean;
};

/** The colours that follow from the three, on a sample of each ground that pages have. */
function PaletteSample({ colours, fonts, isCurrent }: PaletteSampleProps) {
  const { day, deep, dark } = derivePalette(colours);
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.caption}>
        {isCurrent ? t('What follows from the three') : t('The last three that can be read')}
      </figcaption>
      <div
        className={styles.grounds}
        role="img"
        aria-label={t('A heading, text, a link and a button on each ground')}
      >
        <Ground name={t('Pages')} colours={day} fonts={fonts} />
        <Ground name={t('Second ground')} colours={deep} fonts={fonts} />
        <Ground name={t('Dark sections')} colours={dark} fonts={fonts} />
      </div>
    </figure>
  );
}

type GroundProps = { name: string; colours: GroundColours; fonts: PaletteSampleProps['fonts'] };

/** Nothing in it does anything: links and buttons are only drawn. */
function Ground({ name, colours, fonts }: GroundProps) {
  return (
    <div className={styles.ground} style={tokensAsStyle(colours, fonts)} aria-hidden="true">
      <p className={styles.label}>{name}</p>
      <p className={styles.heading}>{t('Stone, as it lay')}</p>
      <p>
        {t('Blocks are chosen by hand.')} <span className={styles.quiet}>{t('From 20 mm.')}</span>{' '}
        <span className={styles.link}>{t('See the slabs')}</span>
      </p>
      <p className={styles.button}>{t('Request quote')}</p>
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

function TypeSection({ form, company }: { form: FormState; company: string }) {
  return (
    <section className={styles.section} aria-labelledby="appearance-type">
      <h2 id="appearance-type">{t('Type and placeholder')}</h2>
      <FieldPlace idPath="typeface">
        <TypefaceChoice
          name="typeface"
          label={t(fields.typeface.label)}
          company={company}
          value={String(form.values.typeface ?? '')}
          error={form.messages.typeface}
          onChange={(typeface) => form.change('typeface', typeface)}
        />
      </FieldPlace>
      <AppearanceMedium form={form} field="placeholder" />
    </section>
  );
}

type TypefaceChoiceProps = {
  name: string;
  label: string;
  /** Set in the headings' face. */
  company: string;
  value: string;
  onChange: (typeface: string) => void;
  error?: string | undefined;
};

/** The shipped pairs of type, each on a card that is set in it. */
function TypefaceChoice({ name, label, company, value, onChange, error }: TypefaceChoiceProps) {
  return (
    <FieldFrame name={name} label={label} error={error} isGroup>
      {({ id, 'aria-describedby': described }) => (
        <div
          className={styles.cards}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={described}
        >
          <style nonce={findStyleNonce()}>{allFaces}</style>
          {typefaceKeys.map((typeface) => (
            <TypefaceCard
              key={typeface}
              {...{ name, company, typeface }}
              isChosen={typeface === value}
              onChoose={() => onChange(typeface)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

type TypefaceCardProps = Pick<TypefaceChoiceProps, 'name' | 'company'> & {
  typeface: Typeface;
  isChosen: boolean;
  onChoose: () => void;
};

function TypefaceCard({ name, company, typeface, isChosen, onChoose }: TypefaceCardProps) {
  const { display, text } = familiesOf(typeface);
  const { title, of } = made[typeface];
  return (
    <label className={styles.card} data-chosen={isChosen || undefined}>
      <span className={styles.choice}>
        <input type="radio" name={name} value={typeface} checked={isChosen} onChange={onChoose} />
        <span>
          {title}
          <span className={styles.made}>{of}</span>
        </span>
      </span>
      <span className={styles.typefaceChoiceHeading} style={{ fontFamily: display }} aria-hidden="true">
        {company}
      </span>
      <span className={styles.text} style={{ fontFamily: text }} aria-hidden="true">
        {t('Granite, slate and limestone, sawn from 20 mm, 1,250 slabs in the yard.')}
      </span>
    </label>
  );
}
