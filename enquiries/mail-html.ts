import { derivePalette } from '#site/appearance/palette.shared.ts';
import type { GroundColours } from '#site/appearance/shipped-colours.shared.ts';
import { escapeHtml } from './escape-html.ts';
import { factTable, quotedMessage, stoneTable } from './mail-blocks.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent } from './mail-content.ts';
import { breaking, darkStyles, resetStyles, sans, serif, table } from './mail-styles.ts';
import { directed } from './text-direction.ts';

/** The name under which the logo is known inside the mail. */
export const logoId = 'logo@mail';

const sheetWidth = 600;

/**
 * The mail as HTML for every mail program, Outlook's among them: tables and inline styles, nothing that is fetched.
 * All that people typed is escaped and has a direction of its own.
 */
export function contentToHtml(content: MailContent, brand: MailBrand): string {
  const { day, dark } = derivePalette(brand.colours);
  const { message, facts, stones = [], link } = content;
  const rows = [
    row(signature(brand, day), brand.logo ? 'padding:16px 20px 12px' : 'padding:24px 28px 20px'),
    `<tr><td class="mark" height="3" bgcolor="${day.accent}" style="height:3px;font-size:0;line-height:0;background:${day.accent}">&nbsp;</td></tr>`,
    row(heading(content, day), 'padding:28px 28px 8px'),
    message === undefined ? '' : row(quotedMessage(message, day), 'padding:12px 28px'),
    row(factTable(facts, day), 'padding:12px 28px'),
    stones.length === 0 ? '' : row(stoneTable(stones, day), 'padding:12px 28px'),
    row(button(link, day), 'padding:16px 28px 28px'),
  ];
  const sheet = `<table ${table} class="sheet" width="100%" bgcolor="${day.ground}" style="max-width:${sheetWidth}px;table-layout:fixed;background:${day.ground}">
${rows.join('\n')}
</table>`;
  const title = `${content.kind}: ${content.title}`;
  return documentOf({ title, day, dark, body: sheet + colophon(content, brand, day) });
}

type Parts = { title: string; day: GroundColours; dark: GroundColours; body: string };

/** Outlook for Windows knows no `max-width`: it gets a table of that width around the others. */
function documentOf({ title, day, dark, body }: Parts): string {
  const around = `class="around" bgcolor="${day.groundSecond}"`;
  return `<!doctype html>
<html lang="en">
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

function row(html: string, style: string): string {
  return `<tr><td align="left" style="${style};${breaking}">${html}</td></tr>`;
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
function colophon({ hint }: MailContent, { name, publicUrl }: MailBrand, day: GroundColours): string {
  const colour = `color:${day.textQuiet}`;
  const site = `<a class="quiet" href="${escapeHtml(publicUrl)}/" style="${colour}">${escapeHtml(publicUrl)}</a>`;
  const words = `${escapeHtml(hint)}<br>${escapeHtml(name)}, ${site}`;
  return `
<table ${table} width="100%" style="max-width:${sheetWidth}px;table-layout:fixed">
${row(`<span class="quiet" style="${colour};font:13px/20px ${sans}">${words}</span>`, 'padding:16px 28px')}
</table>`;
}
