import { failOn, loadSharp } from '#media/pictures/picture-codec.ts';
import { renderPrint } from '#media/pictures/render-print.ts';
import { fitText } from '../typesetting/fit-text.ts';
import { isShown } from '../typesetting/outline-text.ts';
import { isReadFromRight } from '../typesetting/visual-order.ts';

/** What a link preview shows of a page. */
export type LinkPreviewCard = {
  width: number;
  height: number;
  name: string;
  /** What it is: its collection, the journal. */
  label: string;
  company: string;
  colours: { ground: string; text: string; quiet: string; accent: string };
  /** Files of fonts, in the order in which they are tried. */
  fonts: { display: readonly string[]; text: readonly string[] };
  /** The point of the picture that its crop keeps in view. */
  focus: { x: number; y: number };
};

/** Messengers leave out what is heavier than this. */
const mostBytes = 300_000;
const qualities = [84, 74, 62, 48];
const pictureWidth = 720;
const margin = 60;
/** Of a name without a picture. */
const wideMargin = 96;
const logoBox = { width: 300, height: 64 };
const maxPixels = 100_000_000;

/** The picture of a link to a page: what it shows beside its name, or the name alone. @returns a JPEG */
export async function drawLinkPreview(
  card: LinkPreviewCard,
  { picture, logo }: { picture?: Uint8Array | undefined; logo?: Uint8Array | undefined },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = card;
  const crop = { width: pictureWidth, height, focalX: card.focus.x, focalY: card.focus.y };
  // A page is shared without its picture rather than not at all.
  const shown = picture && (await renderPrint(picture, crop).catch(() => undefined));
  const filled = shown && (await sharp(shown).resize(pictureWidth, height, { fit: 'cover' }).toBuffer());
  const mark = logo && (await drawMark(logo).catch(() => undefined));
  const place = shown
    ? { x: pictureWidth + margin, width: width - pictureWidth - 2 * margin }
    : { x: wideMargin, width: width - 2 * wideMargin };
  const letters = Buffer.from(drawLetters(card, { ...place, hasLogo: mark !== undefined, isLarge: !shown }));
  const layers = [
    ...(filled ? [{ input: filled, left: 0, top: 0 }] : []),
    ...(mark ? [{ input: mark, left: place.x, top: margin }] : []),
    { input: letters, left: 0, top: 0 },
  ];
  const canvas = { width, height, channels: 3 as const, background: card.colours.ground };
  const whole = await sharp({ create: canvas }).composite(layers).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of qualities) {
    const bytes = await sharp(whole).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes || quality === qualities.at(-1)) return bytes;
  }
  return whole;
}

async function drawMark(logo: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(logo, { limitInputPixels: maxPixels, failOn })
    .resize(logoBox.width, logoBox.height, { fit: 'inside' })
    .png()
    .toBuffer();
}

type Place = { x: number; width: number; hasLogo: boolean; isLarge: boolean };

function drawLetters(card: LinkPreviewCard, place: Place): string {
  const { colours, fonts, width, height } = card;
  const name = isShown(card.name, fonts.display) ? card.name : card.company;
  const label = outlineLabel(card, place.width);
  const labelY = height - margin;
  const title = fitText(name, {
    ...{ width: place.width, height: place.isLarge ? 330 : 350, files: fonts.display },
    sizes: place.isLarge ? [112, 96, 80, 68, 58, 50] : [76, 68, 60, 54, 48, 42, 38],
    leading: 1.14,
  });
  const lineY = labelY - 50;
  const titleBottom = lineY - 34 - title.size * 0.22;
  const drawn = title.lines.map(({ svg, width: lineWidth }, index) => {
    const y = titleBottom - (title.lines.length - 1 - index) * title.lineHeight;
    const x = isReadFromRight(name) ? place.x + place.width - lineWidth : place.x;
    return group(svg, { x, y, colour: colours.text });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    ...(place.hasLogo ? [] : [drawCompany(card, place)]),
    ...drawn,
    `<path fill="${colours.accent}" d="M${place.x} ${lineY}h64v3h-64z"/>`,
    group(label, { x: place.x, y: labelY, colour: colours.quiet }),
    '</svg>',
  ].join('');
}

/** The company's name as pages set it: wide capitals. */
function drawCompany({ company, colours, fonts }: LinkPreviewCard, place: Place): string {
  const size = place.isLarge ? 34 : 30;
  const fitted = fitText(company.toUpperCase(), {
    ...{ width: place.width, height: 80, files: fonts.display },
    ...{ sizes: [size, 24, 20, 17], leading: 1.3, spacing: 0.2 },
  });
  const top = margin + fitted.size;
  return fitted.lines
    .map(({ svg }, index) =>
      group(svg, { x: place.x, y: top + index * fitted.lineHeight, colour: colours.text }),
    )
    .join('');
}

function outlineLabel({ label, fonts }: LinkPreviewCard, width: number): string {
  const box = { width, height: 36, files: fonts.text, sizes: [28, 24, 21], leading: 1.2 };
  return fitText(label, box).lines[0]?.svg ?? '';
}

function group(svg: string, { x, y, colour }: { x: number; y: number; colour: string }): string {
  return `<g fill="${colour}" transform="translate(${x} ${y.toFixed(1)})">${svg}</g>`;
}
