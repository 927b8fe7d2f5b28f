import { derivePalette } from '#content/appearance/palette.shared.ts';
import type { MailBrand, MailLogo } from '#inbox/mail/mail-brand.ts';
import type { Appearance, AppearanceService } from './appearance.service.ts';

type Draw = (
  source: Uint8Array,
  shape: { maxWidth: number; maxHeight: number; margin: number; ground: string },
) => Promise<MailLogo>;

const logoShape = { maxWidth: 220, maxHeight: 56, margin: 8 };

/** How the company looks in mails, whose programs know no SVG and change colours as they like. */
export function createMailBrandService(options: {
  appearance: AppearanceService;
  publicUrl: string;
  findCompany: () => Promise<Pick<MailBrand, 'timeZone' | 'language'>>;
  readUpload: (path: string) => Promise<Buffer | undefined>;
  draw: Draw;
}) {
  const { publicUrl } = options;
  let kept: { key: string; logo: MailLogo } | undefined;

  /** A logo that cannot be drawn holds no mail up: the name stands in its place, until the next mail tries again. */
  async function drawLogo(appearance: Appearance): Promise<MailLogo | undefined> {
    const { path, ground } = logoFor(appearance);
    if (path === '') return undefined;
    const key = JSON.stringify([path, ground]);
    if (key === kept?.key) return kept.logo;
    const source = await options.readUpload(path);
    const logo = source && (await options.draw(source, { ...logoShape, ground }).catch(() => undefined));
    if (logo) kept = { key, logo };
    return logo;
  }

  return {
    async find(): Promise<MailBrand> {
      const appearance = await options.appearance.read();
      const logo = await drawLogo(appearance);
      const { brand, colours } = appearance;
      return {
        name: brand.name,
        ...(await options.findCompany()),
        publicUrl,
        colours,
        ...(logo && { logo }),
      };
    },
  };
}

/** The logo for the mail's own ground, or the other one on a ground that it was made for. */
function logoFor({ colours, isDark, logoPaths, brand }: Appearance): { path: string; ground: string } {
  const { light, dark } = logoPaths;
  const { night, plaster } = derivePalette(colours);
  if (isDark) {
    if (dark) return { path: dark, ground: colours.surface };
    return { path: light, ground: brand.cutOut === 'dark' ? plaster : colours.surface };
  }
  if (light) return { path: light, ground: brand.cutOut === 'light' ? night : colours.surface };
  return { path: dark, ground: night };
}
