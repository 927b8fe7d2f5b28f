import { derivePalette } from '#site/appearance/palette.shared.ts';
import { type CompanyColours, shippedColours } from '#site/appearance/shipped-colours.shared.ts';

/** Whom a plain page is from, and in which colours. */
export type PlainLooks = { name: string; colours: CompanyColours };

/** Of a company that is not known, as while its database has never answered. */
export const neutralLooks: PlainLooks = { name: '', colours: shippedColours };

/** `reference`: what to quote to whoever looks after the site. */
type PlainPage = { status: number; message: string; reference?: string | undefined };

/** Used if no page can be rendered, so it depends on nothing: no scripts, no external styles, no fonts. */
export function plainPage({ status, message, reference }: PlainPage, { name, colours }: PlainLooks): string {
  const { day, isDark } = derivePalette(colours);
  const company = escapeHtml(name);
  const link = `<a style="color:inherit" href=`;
  // An empty URL is the one that was requested.
  const again = status === 503 ? `${link}"">Try again</a> &#183; ` : '';
  const quote = reference ? `<p style="font-size:14px">Reference: ${escapeHtml(reference)}</p>` : '';
  const signature = company ? `<p style="margin:0 0 48px;font:22px/28px serif">${company}</p>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${isDark ? 'dark' : 'light'}"><meta name="theme-color" content="${day.ground}">
<meta name="robots" content="noindex"><title>${status}${company ? `, ${company}` : ''}</title>
<body style="margin:0;min-height:100vh;box-sizing:border-box;display:grid;place-content:center;padding:24px;background:${day.ground};color:${day.text};font:17px/28px sans-serif;overflow-wrap:anywhere">
<main style="max-width:640px">${signature}<p style="color:${day.accent}">${status}</p><h1 style="font:400 40px/1.1 serif">${escapeHtml(message)}</h1><p>${again}${link}"/">Return to Home</a></p>${quote}</main>
</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
