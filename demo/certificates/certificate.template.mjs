import { drawBookmatch } from './bookmatch.drawing.mjs';

/** @typedef {{ id: string, title: string, description: string, scope: string, number: string, issuer: string, date: string, expires: string, pdf: string }} Certificate */
/** @typedef {{ name: string, legalName: string, email: string, address: Record<'street' | 'locality' | 'district' | 'region' | 'country', string> }} Company */
/** @typedef {{ display: string, text: string }} Fonts */

const specimenNotice = 'Specimen certificate of the demonstration company; not issued by any accredited body';

/**
 * Each certificate is set under another stone of the catalogue, so the five are told apart at a glance.
 * @type {Record<string, Parameters<typeof drawBookmatch>[0] & { name: string }>}
 */
const stones = {
  'iso-9001': {
    name: 'Portoro',
    seed: 11,
    palette: { ground: '#12110f', vein: '#cbae7c', thread: '#e9e0cc' },
  },
  'iso-14001': {
    name: 'Verde Alpi',
    seed: 29,
    palette: { ground: '#22362b', vein: '#b9cfb9', thread: '#8fb09a' },
  },
  'iso-45001': {
    name: 'Rosso Levanto',
    seed: 47,
    palette: { ground: '#43191c', vein: '#e6d6cb', thread: '#b98a80' },
  },
  'ce-mark': {
    name: 'Sodalite Blue',
    seed: 83,
    palette: { ground: '#1d2748', vein: '#e3e2dd', thread: '#8495c4' },
  },
  'who-gmp': {
    name: 'Statuario',
    seed: 64,
    palette: { ground: '#e4e2dd', vein: '#5c6166', thread: '#8d9297' },
  },
};

/**
 * @returns {string} one A4 page; `fonts` maps the two families to file addresses.
 * @param {{ certificate: Certificate, position: string, company: Company, css: string, fonts: Fonts }} content
 */
export function renderCertificate({ certificate, position, company, css, fonts }) {
  const stone = stones[certificate.id];
  if (!stone) throw new Error(`There is no stone for the certificate ${certificate.id}`);
  const { address } = company;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escapeText(`${certificate.title}: specimen certificate, ${company.name}`)}</title>
<style>${fontFaces(fonts)}${css}</style>
</head>
<body>
<header>
<p class="wordmark">${escapeText(company.name)}</p>
<p class="label">${position} — Certificate</p>
</header>
<figure>${drawBookmatch(stone)}</figure>
<p class="caption label">${stone.name}, book-matched</p>
<main>
<h1>${escapeText(certificate.title)}</h1>
<p class="specimen">${specimenNotice}.</p>
<div class="columns">
<p class="description">${keepNumbersWhole(escapeText(certificate.description))}</p>
<dl>${renderFacts({ certificate, company })}</dl>
</div>
</main>
<div class="signatures">${renderSignature('For the issuer')}${renderSignature(`For ${company.name}`)}</div>
<footer>
<p>${escapeText(company.legalName)}, ${escapeText(address.street)}, ${escapeText(address.locality)}, ${escapeText(address.district)}, ${escapeText(address.region)}, ${escapeText(address.country)}</p>
<p>${escapeText(company.email)}</p>
</footer>
</body>
</html>`;
}

/** @param {{ certificate: Certificate, company: Company }} content */
function renderFacts({ certificate, company }) {
  /** @type {[name: string, value: string][]} */
  const facts = [
    ['Holder', company.legalName],
    ['Scope', certificate.scope],
    ['Number', certificate.number],
    ['Issuer', certificate.issuer],
    ['Dated', formatDate(certificate.date)],
    ['Valid until', formatDate(certificate.expires)],
  ];
  return facts
    .map(([name, value]) => `<div><dt class="label">${name}</dt><dd>${escapeText(value)}</dd></div>`)
    .join('');
}

/** @param {string} party */
function renderSignature(party) {
  return `<div><p class="label">${escapeText(party)}</p><p>Unsigned. A specimen has no signatory.</p></div>`;
}

/** @param {Fonts} fonts */
function fontFaces({ display, text }) {
  return `@font-face{font-family:'Marcellus';src:url('${display}') format('woff2')}
@font-face{font-family:'Hanken Grotesk';font-weight:100 900;src:url('${text}') format('woff2')}`;
}

/** @param {string} html */
function keepNumbersWhole(html) {
  return html.replace(/EX-[\w-]+/g, '<span class="whole">$&</span>');
}

/** @param {string} isoDate */
function formatDate(isoDate) {
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

/** @param {string} text */
function escapeText(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("'", '’');
}
