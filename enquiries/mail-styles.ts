import { layOver } from '#site/appearance/colour.shared.ts';
import type { GroundColours } from '#site/appearance/shipped-colours.shared.ts';

/** Fonts that every system has one of: a mail fetches none. */
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "Georgia,'Times New Roman',serif";

/** Tables only place things here; the attributes are for programs that read no styles. */
export const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Words break where they are too long for a phone. */
export const breaking = 'word-wrap:break-word;overflow-wrap:anywhere;word-break:break-word';

const lineShare = 0.16;

/** A hairline in a colour of its own: mail programs know none that lets through what is below it. */
export function lineOn(ground: string, { text }: GroundColours): string {
  return layOver(text, ground, lineShare);
}

/** Phones enlarge text and link numbers by themselves; both would break the layout. */
export const resetStyles =
  'body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}';

/** For programs that ask for a scheme. Inline styles are stronger than any selector, so these have to insist. */
export function darkStyles(colours: GroundColours): string {
  const rules = [
    `.around{background:${colours.ground}!important}`,
    `.sheet{background:${colours.groundSecond}!important}`,
    `.mark{background:${colours.accent}!important}`,
    `.text{color:${colours.text}!important}`,
    `.quiet{color:${colours.textQuiet}!important}`,
    `.accent{color:${colours.accent}!important}`,
    `.line{border-color:${lineOn(colours.groundSecond, colours)}!important}`,
    `.fill{background:${colours.fill}!important;color:${colours.fillText}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
