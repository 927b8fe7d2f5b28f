/** Colours as numbers: their light by eye (OKLab, Björn Ottosson) and their contrast (WCAG 2.2, 1.4.3). */

/** Lightness from 0 to 1; `a` and `b` are the tint, which is grey at 0. */
export type Lab = { lightness: number; a: number; b: number };
type Channels = [red: number, green: number, blue: number];

const hexPattern = /^#[0-9a-f]{6}$/i;

export function isHex(text: string): boolean {
  return hexPattern.test(text);
}

/** Red, green and blue from 0 to 255 of `#rrggbb`. */
function channelsOf(hex: string): Channels {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function toHex(channels: Channels): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** `rgb(25 23 20 / 0.12)`: a colour that lets through what is below it. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgb(${channelsOf(hex).join(' ')} / ${alpha})`;
}

/** What is seen of a colour that lies on another at `alpha`. */
export function layOver(hex: string, below: string, alpha: number): string {
  const under = channelsOf(below);
  return toHex(
    channelsOf(hex).map((value, index) => value * alpha + (under[index] ?? 0) * (1 - alpha)) as Channels,
  );
}

/** From 1, which cannot be read, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => left - right);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

export function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function labOf(hex: string): Lab {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** The nearest colour that a screen can show: of one too strong the tint is weakened, its lightness is kept. */
export function hexOf({ lightness, a, b }: Lab): string {
  const kept = Math.min(Math.max(lightness, 0), 1);
  const steps = 50;
  for (let step = 0; step < steps; step += 1) {
    const strength = 1 - step / steps;
    const channels = screenChannels({ lightness: kept, a: a * strength, b: b * strength });
    if (channels.every((value) => value > -0.5 && value < 255.5))
      return toHex(channels.map(clamp) as Channels);
  }
  return toHex(screenChannels({ lightness: kept, a: 0, b: 0 }).map(clamp) as Channels);
}

function screenChannels({ lightness, a, b }: Lab): Channels {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return linear.map((value) =>
    value <= 0.0031308 ? value * 12.92 * 255 : (1.055 * value ** (1 / 2.4) - 0.055) * 255,
  ) as Channels;
}

function linearOf(hex: string): Channels {
  return channelsOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 255);
}
