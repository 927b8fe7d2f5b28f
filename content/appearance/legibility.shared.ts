import { contrastOf, hexOf, isHex, labOf, layOver } from './colour.shared.ts';
import type { CompanyColours } from './shipped-colours.shared.ts';

/** The contrast that text (WCAG 2.2, 1.4.3) and the edge of a control (1.4.11) need against their background. */
export const textContrast = 4.5;
export const edgeContrast = 3;

const lightnessStep = 0.002;

/**
 * The nearest colour of the same tint that can be read on all the grounds: itself where it can. The darker and the
 * lighter way are both tried, and the shorter one is taken; of a ground that neither suits the better one.
 */
export function legibleOn(colour: string, grounds: readonly string[], needed = textContrast): string {
  const poorest = (candidate: string) => Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  if (poorest(colour) >= needed) return colour;
  const lab = labOf(colour);
  for (let step = lightnessStep; step <= 1; step += lightnessStep) {
    const near = [lab.lightness - step, lab.lightness + step]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => hexOf({ ...lab, lightness }))
      .find((candidate) => poorest(candidate) >= needed);
    if (near) return near;
  }
  return poorest('#000000') >= poorest('#ffffff') ? '#000000' : '#ffffff';
}

/** The opacity that a line needs to be visible on all the backgrounds; at least `least`. */
export function visibleAlpha(colour: string, grounds: readonly string[], least: number): number {
  for (let percent = Math.round(least * 100); percent < 100; percent += 1) {
    const alpha = percent / 100;
    const isSeen = grounds.every(
      (ground) => contrastOf(layOver(colour, ground, alpha), ground) >= edgeContrast,
    );
    if (isSeen) return alpha;
  }
  return 1;
}

/** Why a company's colours cannot be used, by field; empty where they can. */
export function judgeColours(colours: CompanyColours): Partial<Record<keyof CompanyColours, string>> {
  const { accent, surface, ink } = colours;
  if (![accent, surface, ink].every(isHex)) return {};
  const errors: Partial<Record<keyof CompanyColours, string>> = {};
  if (contrastOf(ink, surface) < textContrast) {
    errors.ink = refusal('Ink on the surface', ink, surface);
    errors.surface = refusal('The surface under the ink', surface, ink);
  }
  if (contrastOf(accent, surface) < textContrast)
    errors.accent = refusal('The accent on the surface', accent, surface);
  return errors;
}

/** A contrast as people write it, never rounded up to what it does not reach: `4.49:1`. */
export function ratioText(one: string, other: string): string {
  return `${(Math.floor(contrastOf(one, other) * 100) / 100).toFixed(2)}:1`;
}

function refusal(what: string, colour: string, other: string): string {
  const nearest = legibleOn(colour, [other]);
  return `${what} has a contrast of ${ratioText(colour, other)}; text needs ${textContrast}:1. The nearest that passes: ${nearest}`;
}
