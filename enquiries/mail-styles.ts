import { layOver } from '#site/appearance/colour.shared.ts';
import type { RoomColours } from '#site/appearance/shipped-colours.shared.ts';

/** Fonts that every system has one of: a mail fetches none. */
export const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "Georgia,'Times New Roman',serif";

/** Tables only place things here; the attributes are for programs that read no styles. */
export const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Words break where they are too long for a phone. */
export const breaking = 'word-wrap:break-word;overflow-wrap:anywhere;word-break:break-word';

const lineShare = 0.16;

/** A hairline in a colour of its own: mail programs know none that lets through what is below it. */
export function lineOn(ground: string, { text }: RoomColours): string {
  return layOver(text, ground, lineShare);
}

/** Phones enlarge text and link numbers by themselves; both would break the layout. */
export const resetStyles =
  'body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}';

/** For programs that ask for a scheme. Inline styles are stronger than any selector, so these have to insist. */
export function darkStyles(room: RoomColours): string {
  const rules = [
    `.around{background:${room.ground}!important}`,
    `.sheet{background:${room.groundSecond}!important}`,
    `.mark{background:${room.accent}!important}`,
    `.text{color:${room.text}!important}`,
    `.quiet{color:${room.textQuiet}!important}`,
    `.accent{color:${room.accent}!important}`,
    `.line{border-color:${lineOn(room.groundSecond, room)}!important}`,
    `.fill{background:${room.fill}!important;color:${room.fillText}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
