import { groundTokens } from '#content/appearance/ground-tokens.shared.ts';
import { legibleOn } from '#content/appearance/legibility.shared.ts';
import { derivePalette, type Palette } from '#content/appearance/palette.shared.ts';
import { type CompanyColours, shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { shippedTypeface, type Typeface } from '#content/appearance/typefaces.shared.ts';
import type { AppearanceValue } from '#content/documents/appearance.document.ts';
import type { Company } from '#content/documents/company.document.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { languagesOf } from '#content/languages.ts';
import { hasVariants, type Picture, variantPath } from '#content/picture/picture.ts';
import type { CutOut } from './logo-pixels.shared.ts';

export type AppearanceService = ReturnType<typeof createAppearanceService>;

/** A logo as pages show it. */
export type Logo = { src: string; width: number; height: number };
/** What identifies the company on every page. */
export type Brand = {
  name: string;
  logo?: Logo;
  logoDark?: Logo;
  /** Of the one logo: dark letters on nothing are shown in white on dark ground, light ones in black on light ground. */
  cutOut?: CutOut;
};

/** What the icons are made of. */
type IconSource = {
  /** Of its file; empty where there is neither an icon nor a logo. */
  path: string;
  /** A picture for icons, not the logo. */
  isOwn: boolean;
  cutOut?: CutOut | undefined;
};

export type Appearance = {
  brand: Brand;
  colours: CompanyColours;
  /** Light letters on a dark surface. */
  isDark: boolean;
  typeface: Typeface;
  /** Custom properties that differ from the shipped ones; empty where none does. */
  styles: string;
  icon: IconSource;
  /** Of the files for light and for dark ground; empty where there is none. */
  logoPaths: { light: string; dark: string };
  placeholderPath: string;
};

const shipped: Appearance = {
  ...{
    brand: { name: '' },
    colours: shippedColours,
    isDark: false,
    typeface: shippedTypeface,
  },
  ...{
    styles: '',
    icon: { path: '', isOwn: false },
    logoPaths: { light: '', dark: '' },
    placeholderPath: '',
  },
};

/** The widest that a logo is shown, twice over for fine screens. */
const logoWidth = 768;

const unknownMs = 10_000;

/** How the company looks, worked out once for each state of its documents. */
export function createAppearanceService(options: {
  documents: Pick<SiteDocumentService, 'get'>;
  findPictures: (paths: string[]) => Promise<Record<string, Picture>>;
  /** Whether a logo cannot be seen on dark or on light ground as it is, and can be shown in one colour. */
  findCutOut: (path: string) => Promise<CutOut | 'unknown' | undefined>;
}) {
  let last = { key: '', language: 'en', appearance: shipped, goodUntil: Number.POSITIVE_INFINITY };

  async function compose(value: AppearanceValue, company: Company) {
    const { logo, logoDark, icon, accent, surface, ink, typeface, placeholder } = value;
    const pictures = await options.findPictures([logo, logoDark].filter(Boolean));
    const only = logo && logoDark ? '' : logo || logoDark;
    const [found, iconFound] = await Promise.all(
      [only, icon].map((path) => (path ? options.findCutOut(path) : undefined)),
    );
    const cutOut = found === 'unknown' ? undefined : found;
    const iconCutOut = iconFound === 'unknown' ? undefined : iconFound;
    const brand: Brand = {
      name: company.name,
      ...(cutOut && { cutOut }),
      ...(logo && { logo: logoOf(logo, pictures[logo]) }),
      ...(logoDark && { logoDark: logoOf(logoDark, pictures[logoDark]) }),
    };
    const colours = { accent, surface, ink };
    const styles = coloursToStyles(colours);
    const { isDark } = derivePalette(colours);
    const appearance: Appearance = {
      brand,
      colours,
      isDark,
      typeface,
      styles,
      icon: icon
        ? { path: icon, isOwn: true, cutOut: iconCutOut }
        : { path: logo || logoDark, isOwn: false, cutOut },
      logoPaths: { light: logo, dark: logoDark },
      placeholderPath: placeholder,
    };
    // The storage of the logo may be back in a moment.
    const isUnknown = found === 'unknown' || iconFound === 'unknown';
    return { appearance, goodUntil: isUnknown ? Date.now() + unknownMs : Number.POSITIVE_INFINITY };
  }

  return {
    /** As it was last read, or the shipped one without a name. */
    recall: (): Pick<Appearance, 'colours'> & { name: string; language: string } => {
      const { brand, colours } = last.appearance;
      return { name: brand.name, colours, language: last.language };
    },

    /** Never fails: while the database is unreachable, pages look as they did last. */
    async read(): Promise<Appearance> {
      const found = await Promise.all([
        options.documents.get('appearance'),
        options.documents.get('company'),
      ]).catch(() => undefined);
      if (!found) return last.appearance;
      const [value, company] = found;
      const language = languagesOf(company).source;
      const key = JSON.stringify([value, company.name, language]);
      if (key !== last.key || Date.now() > last.goodUntil) {
        last = { key, language, ...(await compose(value, company)) };
      }
      return last.appearance;
    },
  };
}

/**
 * The custom properties in which a company's colours differ from the shipped ones (app/site/styles/tokens.css), as
 * the styles of a page; empty where none does. They have a layer of their own, right after the one they change.
 */
export function coloursToStyles(colours: CompanyColours): string {
  const shipped = rulesOf(derivePalette(shippedColours));
  const rules = rulesOf(derivePalette(colours)).flatMap(({ selector, tokens }) => {
    const known = new Map(shipped.find((rule) => rule.selector === selector)?.tokens);
    const changed = tokens.filter(([name, value]) => known.get(name) !== value);
    const body = changed.map(([name, value]) => `${name}:${value}`).join(';');
    return body === '' ? [] : [`${selector}{${body}}`];
  });
  return rules.length === 0 ? '' : `@layer appearance{${rules.join('')}}`;
}

type Rule = { selector: string; tokens: [name: string, value: string][] };

/** In the order of the stylesheet: a back office in its light scheme is light even where the site is dark. */
function rulesOf(palette: Palette): Rule[] {
  const { day, deep, dark, isDark, plaster, plasterDeep, night } = palette;
  const scheme: [string, string] = ['color-scheme', isDark ? 'dark' : 'light'];
  const rules: Rule[] = [
    {
      selector: ':root',
      tokens: [
        ['--plaster', plaster],
        ['--plaster-deep', plasterDeep],
        ['--night', night],
      ],
    },
    { selector: ":root,[data-ground='day']", tokens: [...groundTokens(day), scheme] },
    { selector: "[data-ground='deep']", tokens: [...groundTokens(deep), scheme] },
    { selector: "[data-ground='night'],[data-mantine-color-scheme='dark']", tokens: groundTokens(dark) },
  ];
  return isDark ? [...rules, lightSchemeOf(palette)] : rules;
}

function lightSchemeOf({ day }: Palette): Rule {
  const accent = legibleOn(day.accent, [day.text]);
  const light = derivePalette({ accent, surface: day.text, ink: day.ground });
  return {
    selector: "[data-mantine-color-scheme='light']",
    tokens: [...groundTokens(light.day), ['color-scheme', 'light']],
  };
}

/** A drawing as it is, which is sharp at every size; of a picture a size that is sharp enough. */
function logoOf(path: string, picture: Picture | undefined): Logo {
  const { width = 3, height = 1 } = picture ?? {};
  if (!picture || !hasVariants(path)) return { src: path, width, height };
  return { src: variantPath(path, { width: logoWidth, format: 'webp' }), width, height };
}
