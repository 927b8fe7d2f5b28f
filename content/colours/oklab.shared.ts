/** A colour as the eye tells it apart: lightness from 0 to 1, and two axes from green to red and from blue to yellow. */
export type Oklab = { l: number; a: number; b: number };

/** The light of each of the 256 steps of a channel: thousands of points ask for it. */
const lights = Float64Array.from({ length: 256 }, (_light, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** OKLab of sRGB from 0 to 255 (Björn Ottosson, "A perceptual color space for image processing"). */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [lightOf(red), lightOf(green), lightOf(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** The light of a channel from 0 to 255, from 0 to 1. */
export function lightOf(channel: number): number {
  return lights[channel] ?? 0;
}

/** Red, green and blue; below 0 or above 255 where no screen shows the colour. */
export function channelsOf({ l, a, b }: Oklab): number[] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return light.map((part) => 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
}

/** `#rrggbb`, each channel the nearest that a screen can show. */
export function hexOf(colour: Oklab): string {
  const shown = channelsOf(colour).map((channel) => Math.round(Math.min(255, Math.max(0, channel))));
  return `#${shown.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function oklabOfHex(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  return oklabOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** How colourful it is: 0 is a grey. */
export function chromaOf({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

/** Its place on the wheel in degrees from 0 to 360: red 29, yellow 110, green 142, blue 264. */
export function hueOf({ a, b }: Oklab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
