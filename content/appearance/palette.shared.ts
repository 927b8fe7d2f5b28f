import { contrastOf, hexOf, labOf, luminanceOf, withAlpha } from './colour.shared.ts';
import { legibleOn, textContrast, visibleAlpha } from './legibility.shared.ts';
import { follow, mix, place } from './relations.shared.ts';
import {
  type CompanyColours,
  type GroundColours,
  shippedColours,
  shippedGrounds,
  signals,
} from './shipped-colours.shared.ts';

export type Palette = {
  /** Light letters on a dark surface: the day is dark as well then. */
  isDark: boolean;
  /** The lightest ground, which marks on pictures are drawn in, the one beside it, and the darkest. */
  plaster: string;
  plasterDeep: string;
  night: string;
  day: GroundColours;
  deep: GroundColours;
  dark: GroundColours;
};

/**
 * Every colour of the site from the company's three. Each keeps the relation that it has in the shipped palette, by
 * eye (OKLab), and is moved on only where it could not be read; so the shipped three give the shipped palette.
 */
export function derivePalette({ accent, surface, ink }: CompanyColours): Palette {
  const isDark = luminanceOf(surface) < luminanceOf(ink);
  const [light, dark] = isDark ? [ink, surface] : [surface, ink];
  const deepGround = deepGroundOf(surface, ink);
  const night = nightGroundOf(dark);
  return {
    ...{ isDark, night, plaster: light },
    plasterDeep: isDark ? deepGroundOf(light, dark) : deepGround,
    day: dayColours({ accent, ink, ground: surface, second: deepGround, isDark }),
    deep: deepColours({ accent, ink, ground: deepGround, second: surface, isDark }),
    dark: nightRoom({ accent, light, night }),
  };
}

type Day = { accent: string; ink: string; ground: string; second: string; isDark: boolean };

function dayColours({ accent, ink, ground, second, isDark }: Day): GroundColours {
  const grounds = [ground, second];
  const shipped = shippedGrounds.day;
  const between = (colour: string) => place(colour, [shipped.ground, shipped.text], [ground, ink]);
  return {
    ...{ ground, groundSecond: second, text: ink, accent, fill: ink, fillText: ground },
    textQuiet: legibleBetween(between(shipped.textQuiet), ink, grounds),
    line: withAlpha(ink, 0.12),
    lineStrong: withAlpha(ink, visibleAlpha(ink, grounds, 0.56)),
    pictureGround: between(shipped.pictureGround),
    ...signalsOn(grounds, isDark),
  };
}

/** The same in a darker scheme: the order of its two backgrounds is reversed. */
function deepColours(scheme: Day): GroundColours {
  const { ink, ground, second, isDark } = scheme;
  const day = dayColours({ ...scheme, ground: second, second: ground });
  const shipped = shippedGrounds.deep;
  const deeper = follow(scheme.accent, [shippedColours.accent, shipped.accent]);
  const lighter = 2 * labOf(scheme.accent).lightness - deeper.lightness;
  const accent = hexOf({ ...deeper, lightness: isDark ? lighter : deeper.lightness });
  const span = [shippedGrounds.day.ground, shipped.text] as const;
  return {
    ...day,
    ...{ ground, groundSecond: second },
    accent: legibleOn(accent, [ground]),
    line: withAlpha(ink, 0.14),
    pictureGround: place(shipped.pictureGround, span, [second, ink]),
  };
}

function nightRoom({
  accent,
  light,
  night,
}: {
  accent: string;
  light: string;
  night: string;
}): GroundColours {
  const shipped = shippedGrounds.dark;
  const between = (colour: string) => place(colour, [shipped.ground, shippedColours.surface], [night, light]);
  const grounds = [night, between(shipped.groundSecond)];
  const text = nightTextOf(light);
  const quiet = place(shipped.textQuiet, [shipped.ground, shipped.text], [night, text]);
  return {
    ...{ ground: night, groundSecond: between(shipped.groundSecond), text, fill: text, fillText: night },
    textQuiet: legibleBetween(quiet, text, grounds),
    accent: nightAccentOf(accent, grounds),
    line: withAlpha(light, 0.16),
    lineStrong: withAlpha(light, visibleAlpha(light, grounds, 0.5)),
    pictureGround: between(shipped.pictureGround),
    ...signalsOn(grounds, true),
  };
}

/** The second background differs from the first by as much as text on it allows. */
function deepGroundOf(surface: string, ink: string): string {
  const { ground, groundSecond, text } = shippedGrounds.day;
  const deep = place(groundSecond, [ground, text], [surface, ink]);
  return firstLegible([deep, surface], (candidate) => contrastOf(ink, candidate) >= textContrast);
}

const darkestRoom = 0.24;

function nightGroundOf(dark: string): string {
  const { lightness, a, b } = follow(dark, [shippedColours.ink, shippedGrounds.dark.ground]);
  const kept = Math.min(Math.max(lightness, 0), darkestRoom);
  const strength = lightness <= 0 ? 0 : kept / lightness;
  return hexOf({ lightness: kept, a: a * strength, b: b * strength });
}

const lightestLetters = 0.9;

function nightTextOf(light: string): string {
  const text = follow(light, [shippedColours.surface, shippedGrounds.dark.text]);
  return hexOf({ ...text, lightness: Math.max(text.lightness, lightestLetters) });
}

/** On the walls of the night brass is polished; what shines already stays as it is. */
function nightAccentOf(accent: string, grounds: string[]): string {
  if (grounds.every((ground) => contrastOf(accent, ground) >= textContrast)) return accent;
  return legibleOn(hexOf(follow(accent, [shippedColours.accent, shippedGrounds.dark.accent])), grounds);
}

function signalsOn(grounds: string[], isDark: boolean): Pick<GroundColours, 'error' | 'success'> {
  const { error, success } = isDark ? signals.dark : signals.light;
  return { error: legibleOn(error, grounds), success: legibleOn(success, grounds) };
}

/** Muted text stays as muted as legibility allows: it is moved towards the strong colour in small steps. */
function legibleBetween(quiet: string, loud: string, grounds: string[]): string {
  return firstLegible([quiet, loud], (candidate) =>
    grounds.every((ground) => contrastOf(candidate, ground) >= textContrast),
  );
}

const steps = 50;

function firstLegible([from, to]: [string, string], isLegible: (candidate: string) => boolean): string {
  if (isLegible(from)) return from;
  for (let step = 1; step < steps; step += 1) {
    const candidate = hexOf(mix(labOf(from), labOf(to), step / steps));
    if (isLegible(candidate)) return candidate;
  }
  return to;
}
