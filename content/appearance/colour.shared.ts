/** Colours as numbers: their light by eye (OKLab) and their contrast (WCAG 2.2, 1.4.3). */
import { lightOf, oklabOfHex, channelsOf as screenChannelsOf } from '../colours/oklab.shared.ts';

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
  const { l: lightness, a, b } = oklabOfHex(hex);
  return { lightness, a, b };
}

/** The nearest colour that a screen can show: of one too strong the tint is weakened, its lightness is kept. */
export function hexOf({ lightness, a, b }: Lab): string {
  const kept = Math.min(Math.max(lightness, 0), 1);
  const steps = 50;
  for (let step = 0; step < steps; step += 1) {
    const strength = 1 - step / steps;
    const channels = screenChannelsOf({ l: kept, a: a * strength, b: b * strength });
    if (channels.every((value) => value > -0.5 && value < 255.5))
      return toHex(channels.map(clamp) as Channels);
  }
  return toHex(screenChannelsOf({ l: kept, a: 0, b: 0 }).map(clamp) as Channels);
}

function linearOf(hex: string): Channels {
  return channelsOf(hex).map(lightOf) as Channels;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 255);
}
