import type { GroundColours } from '#site/appearance/shipped-colours.shared.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailFact, MailStone } from './mail-content.ts';
import { breaking, lineOn, sans, table } from './mail-styles.ts';
import { directed, directionOf } from './text-direction.ts';

const labelWidth = 112;

/** Labels with their values; what was not given is left out. */
export function factTable(facts: readonly MailFact[], colours: GroundColours): string {
  const rows = facts.filter(({ value }) => value !== '').map((fact) => factRow(fact, colours));
  return `<table ${table} width="100%" style="table-layout:fixed">${rows.join('')}</table>`;
}

function factRow({ label, value, href }: MailFact, colours: GroundColours): string {
  const words = escapeHtml(value);
  const shown = href
    ? `<a class="text" href="${escapeHtml(href)}" style="color:${colours.text};text-decoration:underline">${words}</a>`
    : words;
  const edge = `border-top:1px solid ${lineOn(colours.ground, colours)};${breaking}`;
  return `<tr>
<td class="quiet line" align="left" width="${labelWidth}" valign="top" style="width:${labelWidth}px;padding:9px 12px 9px 0;color:${colours.textQuiet};font:14px/22px ${sans};${edge}">${escapeHtml(label)}</td>
<td class="text line" align="left" dir="${directionOf(value)}" valign="top" style="padding:9px 0;color:${colours.text};font:16px/22px ${sans};${edge}">${shown}</td>
</tr>`;
}

/** The stones of a list, numbered as in the plain text. */
export function stoneTable(stones: readonly MailStone[], colours: GroundColours): string {
  const rows = stones.map((stone, index) => stoneRow(stone, index + 1, colours));
  return `<table ${table} width="100%" style="table-layout:fixed">${rows.join('')}</table>`;
}

function stoneRow(stone: MailStone, number: number, colours: GroundColours): string {
  const { name, url, details, view } = stone;
  const link = (words: string, href: string) =>
    `<a class="text" href="${escapeHtml(href)}" style="color:${colours.text};text-decoration:underline">${escapeHtml(words)}</a>`;
  const edge = `border-top:1px solid ${lineOn(colours.ground, colours)};${breaking}`;
  const font = `font:16px/22px ${sans}`;
  return `<tr>
<td class="quiet line" align="left" width="32" valign="top" style="width:32px;padding:9px 0;color:${colours.textQuiet};${font};${edge}">${number}</td>
<td class="text line" align="left" valign="top" style="padding:9px 0;color:${colours.text};${font};${edge}">${link(name, url)}<div ${directed(details)}>${escapeHtml(details)}</div>${view ? `<div>${link(view.label, view.url)}</div>` : ''}</td>
</tr>`;
}

/** A writer's own words. Each line has a direction of its own: a message may go from one script to another. */
export function quotedMessage(message: string, { text, accent }: GroundColours): string {
  const lines = message.split('\n').map((line) => {
    const shown = line.trim() === '' ? '&nbsp;' : escapeHtml(line);
    return `<div ${directed(line)}>${shown}</div>`;
  });
  return `<table ${table} width="100%" style="table-layout:fixed"><tr>
<td class="mark" width="2" bgcolor="${accent}" style="width:2px;font-size:0;background:${accent}">&nbsp;</td>
<td class="text" align="left" style="padding:2px 0 2px 16px;color:${text};font:16px/25px ${sans};white-space:pre-wrap;${breaking}">${lines.join('')}</td>
</tr></table>`;
}
