import { layOver } from '#content/appearance/colour.shared.ts';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import type { GroundColours } from '#content/appearance/shipped-colours.shared.ts';
import {
  directionOf as directionOfLanguage,
  hasLettersFromTheRight,
} from '#messages/language-names.shared.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent, MailFact, MailStone } from './mail-content.ts';

/** The name under which the logo is known inside the mail. */
export const logoId = 'logo@mail';

const sheetWidth = 600;
const labelWidth = 112;

/** Fonts that every system has one of: a mail fetches none. */
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

/** Tables only place things here; the attributes are for programs that read no styles. */
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Words break where they are too long for a phone. */
const breaking = 'word-wrap:break-word;overflow-wrap:anywhere;word-break:break-word';

const lineShare = 0.16;

/** Phones enlarge text and link numbers by themselves; both would break the layout. */
const resetStyles =
  'body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}';

const firstLetter = /\p{L}/u;

/**
 * The mail as HTML for every mail program, Outlook's among them: tables and inline styles, nothing that is fetched.
 * All that people typed is escaped and has a direction of its own.
 */
export function contentToHtml(content: MailContent, brand: MailBrand): string {
  const { day: colours, dark } = derivePalette(brand.colours);
  const isFromRight = directionOfLanguage(brand.language) === 'rtl';
  const day: Look = {
    ...colours,
    start: isFromRight ? 'right' : 'left',
    end: isFromRight ? 'left' : 'right',
  };
  const { message, facts, stones = [], more, link } = content;
  const rows = [
    row(day, signature(brand, day), brand.logo ? 'padding:16px 20px 12px' : 'padding:24px 28px 20px'),
    `<tr><td class="mark" height="3" bgcolor="${day.accent}" style="height:3px;font-size:0;line-height:0;background:${day.accent}">&nbsp;</td></tr>`,
    row(day, heading(content, day), 'padding:28px 28px 8px'),
    message === undefined ? '' : row(day, quotedMessage(message, day), 'padding:12px 28px'),
    row(day, factTable(facts, day), 'padding:12px 28px'),
    stones.length === 0 ? '' : row(day, stoneTable(stones, { more, colours: day }), 'padding:12px 28px'),
    row(day, button(link, day), 'padding:16px 28px 28px'),
  ];
  const sheet = `<table ${table} class="sheet" width="100%" bgcolor="${day.ground}" style="max-width:${sheetWidth}px;table-layout:fixed;background:${day.ground}">
${rows.join('\n')}
</table>`;
  const title = `${content.kind}: ${content.title}`;
  return documentOf({
    title,
    language: brand.language,
    day,
    dark,
    body: sheet + colophon(content, brand, day),
  });
}

/** A mail's colours, and the sides that its lines begin and end on: mail programs know neither `start` nor `end`. */
type Look = GroundColours & Record<'start' | 'end', 'left' | 'right'>;

/** Labels with their values; what was not given is left out. */
function factTable(facts: readonly MailFact[], colours: Look): string {
  const rows = facts.filter(({ value }) => value !== '').map((fact) => factRow(fact, colours));
  return `<table ${table} width="100%" style="table-layout:fixed">${rows.join('')}</table>`;
}

function factRow({ label, value, href }: MailFact, colours: Look): string {
  const words = escapeHtml(value);
  const shown = href
    ? `<a class="text" href="${escapeHtml(href)}" style="color:${colours.text};text-decoration:underline">${words}</a>`
    : words;
  const edge = `border-top:1px solid ${lineOn(colours.ground, colours)};${breaking}`;
  return `<tr>
<td class="quiet line" align="${colours.start}" width="${labelWidth}" valign="top" style="width:${labelWidth}px;padding:9px 0;padding-${colours.end}:12px;color:${colours.textQuiet};font:14px/22px ${sans};${edge}">${escapeHtml(label)}</td>
<td class="text line" align="${colours.start}" dir="${directionOf(value)}" valign="top" style="padding:9px 0;color:${colours.text};font:16px/22px ${sans};${edge}">${shown}</td>
</tr>`;
}

/** Signs of markup as entities, so that what people typed is shown as they typed it. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A hairline in a colour of its own: mail programs know none that lets through what is below it. */
function lineOn(ground: string, { text }: GroundColours): string {
  return layOver(text, ground, lineShare);
}

/** By its first letter. Outlook knows no `dir="auto"`. */
function directionOf(text: string): 'ltr' | 'rtl' {
  return hasLettersFromTheRight(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** The attributes of a block that is set in the direction of its text. */
function directed(text: string): string {
  return directionOf(text) === 'rtl' ? 'dir="rtl" align="right"' : 'dir="ltr" align="left"';
}

/** For programs that ask for a scheme. Inline styles are stronger than any selector, so these have to insist. */
function darkStyles(colours: GroundColours): string {
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

/** The stones of a list, numbered as in the plain text. */
function stoneTable(
  stones: readonly MailStone[],
  { more, colours }: { more: string | undefined; colours: Look },
): string {
  const rows = stones.map((stone, index) => stoneRow(stone, index + 1, colours));
  if (more) {
    const style = `padding:9px 0;color:${colours.textQuiet};font:16px/22px ${sans}`;
    rows.push(`<tr><td class="quiet" colspan="2" style="${style}">${escapeHtml(more)}</td></tr>`);
  }
  return `<table ${table} width="100%" style="table-layout:fixed">${rows.join('')}</table>`;
}

function stoneRow(stone: MailStone, number: number, colours: Look): string {
  const { name, url, details, view } = stone;
  const link = (words: string, href: string) =>
    `<a class="text" href="${escapeHtml(href)}" style="color:${colours.text};text-decoration:underline">${escapeHtml(words)}</a>`;
  const edge = `border-top:1px solid ${lineOn(colours.ground, colours)};${breaking}`;
  const font = `font:16px/22px ${sans}`;
  return `<tr>
<td class="quiet line" align="${colours.start}" width="32" valign="top" style="width:32px;padding:9px 0;color:${colours.textQuiet};${font};${edge}">${number}</td>
<td class="text line" align="${colours.start}" valign="top" style="padding:9px 0;color:${colours.text};${font};${edge}">${link(name, url)}<div ${directed(details)}>${escapeHtml(details)}</div>${view ? `<div>${link(view.label, view.url)}</div>` : ''}</td>
</tr>`;
}

/** A writer's own words. Each line has a direction of its own: a message may go from one script to another. */
function quotedMessage(message: string, { text, accent, start }: Look): string {
  const lines = message.split('\n').map((line) => {
    const shown = line.trim() === '' ? '&nbsp;' : escapeHtml(line);
    return `<div ${directed(line)}>${shown}</div>`;
  });
  return `<table ${table} width="100%" style="table-layout:fixed"><tr>
<td class="mark" width="2" bgcolor="${accent}" style="width:2px;font-size:0;background:${accent}">&nbsp;</td>
<td class="text" align="${start}" style="padding:2px 0;padding-${start}:16px;color:${text};font:16px/25px ${sans};white-space:pre-wrap;${breaking}">${lines.join('')}</td>
</tr></table>`;
}

type Parts = { title: string; language: string; day: GroundColours; dark: GroundColours; body: string };

/** Outlook for Windows knows no `max-width`: it gets a table of that width around the others. */
function documentOf({ title, language, day, dark, body }: Parts): string {
  const around = `class="around" bgcolor="${day.groundSecond}"`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOfLanguage(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${resetStyles}${darkStyles(dark)}</style>
</head>
<body ${around} style="margin:0;padding:0;background:${day.groundSecond}">
<table ${table} ${around} width="100%"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="${sheetWidth}"><tr><td><![endif]-->
${body}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function row({ start }: Look, html: string, style: string): string {
  return `<tr><td align="${start}" style="${style};${breaking}">${html}</td></tr>`;
}

function signature({ name, logo }: MailBrand, { text }: GroundColours): string {
  const alt = escapeHtml(name);
  const font = `color:${text};font:22px/28px ${serif}`;
  if (!logo) return `<span class="text" style="${font}">${alt}</span>`;
  return `<img src="cid:${logoId}" width="${logo.width}" height="${logo.height}" alt="${alt}" style="display:block;border:0;${font}">`;
}

function heading({ kind, title }: MailContent, { accent, text }: GroundColours): string {
  return `<p class="accent" style="margin:0 0 6px;color:${accent};font:600 12px/18px ${sans};letter-spacing:1px;text-transform:uppercase">${escapeHtml(kind)}</p>
<h1 class="text" ${directed(title)} style="margin:0;color:${text};font:400 26px/32px ${serif};${breaking}">${escapeHtml(title)}</h1>`;
}

function button({ label, url }: MailContent['link'], { fill, fillText }: GroundColours): string {
  return `<table ${table}><tr><td class="fill" bgcolor="${fill}" style="background:${fill}"><a class="fill" href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:${fill};color:${fillText};font:600 15px/20px ${sans};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** On the ground around the sheet, which has the second of the two colours. */
function colophon({ hint }: MailContent, { name, publicUrl }: MailBrand, day: Look): string {
  const colour = `color:${day.textQuiet}`;
  const site = `<a class="quiet" href="${escapeHtml(publicUrl)}/" style="${colour}">${escapeHtml(name)}</a>`;
  const words = `${escapeHtml(hint)}<br>${site}`;
  return `
<table ${table} width="100%" style="max-width:${sheetWidth}px;table-layout:fixed">
${row(day, `<span class="quiet" style="${colour};font:13px/20px ${sans}">${words}</span>`, 'padding:16px 28px')}
</table>`;
}
