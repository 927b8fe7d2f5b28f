/** @typedef {{ id: string, title: string, description: string, scope: string, number: string, issuer: string, date: string, expires: string, pdf: string }} Certificate */
/** @typedef {{ name: string, legalName: string, email: string, country: string, address: Record<'street' | 'locality' | 'district' | 'region', string> }} Company */
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

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

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
<p>${escapeText(company.legalName)}, ${escapeText(address.street)}, ${escapeText(address.locality)}, ${escapeText(address.district)}, ${escapeText(address.region)}, ${countryNames.of(company.country)}</p>
<p>${escapeText(company.email)}</p>
</footer>
</body>
</html>`;
}

/**
 * Draws a book-matched pair of slabs as engraved lines: one half is computed, the other is its mirror.
 * The same seed always gives the same stone, so printing again changes nothing.
 */
const halfWidth = 105;
const height = 84;
const bandCount = 46;
const stepsDown = 56;
/** How a slab is folded: four waves, the slower the wider. */
const foldWaves = [
  { pace: 0.035, size: 15 },
  { pace: 0.07, size: 8 },
  { pace: 0.13, size: 3.4 },
  { pace: 0.24, size: 1.1 },
];

/** @typedef {{ ground: string, vein: string, thread: string }} Palette */

/** @param {{ seed: number, palette: Palette }} stone */
function drawBookmatch({ seed, palette }) {
  const random = createRandom(seed);
  const fold = createFold(random);
  const lines = Array.from({ length: bandCount }, (_, band) => drawBand({ band, fold, random, palette }));
  const half = lines.join('');
  // Veins end at the joint: what would cross it belongs to the neighbouring slab.
  const clip = `<clipPath id="half"><rect width="${halfWidth}" height="${height}"/></clipPath>`;
  return `<svg viewBox="0 0 ${halfWidth * 2} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${clip}
<rect width="${halfWidth * 2}" height="${height}" fill="${palette.ground}"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<g clip-path="url(#half)">${half}</g>
<g transform="translate(${halfWidth * 2} 0) scale(-1 1)"><g clip-path="url(#half)">${half}</g></g></g>
</svg>`;
}

/** @param {{ band: number, fold: (y: number, band: number) => number, random: () => number, palette: Palette }} drawing */
function drawBand({ band, fold, random, palette }) {
  const start = -70 + band * 4.1 + (random() - 0.5) * 5;
  const isVein = random() < 0.2;
  const width = isVein ? 0.3 + random() * 0.5 : 0.08 + random() * 0.14;
  const opacity = isVein ? 0.55 + random() * 0.4 : 0.25 + random() * 0.4;
  const wander = { size: 0.6 + random() * 1.8, pace: 0.1 + random() * 0.16, phase: random() * 6.3 };
  const points = Array.from({ length: stepsDown + 1 }, (_, step) => {
    const y = (step / stepsDown) * (height + 8) - 4;
    const x = start + fold(y, band) + wander.size * Math.sin(y * wander.pace + wander.phase);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const stroke = isVein ? palette.vein : palette.thread;
  return `<path d="M${points.join('L')}" stroke="${stroke}" stroke-width="${width.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`;
}

/**
 * Neighbouring bands share the same slow folds and drift apart a little, as bedding does.
 * @param {() => number} random
 * @returns {(y: number, band: number) => number}
 */
function createFold(random) {
  const lean = 0.55 + random() * 0.45;
  const waves = foldWaves.map(({ pace, size }) => ({
    pace: pace * (0.8 + random() * 0.4),
    size: size * (0.7 + random() * 0.6),
    phase: random() * 6.3,
    drift: 0.05 + random() * 0.09,
  }));
  return (y, band) =>
    waves.reduce(
      (sum, { pace, size, phase, drift }) => sum + size * Math.sin(y * pace + phase + band * drift),
      y * lean,
    );
}

/** @param {number} seed */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
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
