/**
 * What the bytes of a page are, for each kind of page.
 * Run against a site that is up:
 *   node scripts/measure/page-bytes.mjs http://127.0.0.1:3000 [path…]
 * Prints a line a page: the whole response plain and in Brotli at its highest level, then the parts of the plain one.
 * Styles, data and scripts are inlined; pictures (addresses of their sizes), classes and drawings (SVG) are
 * parts of the markup.
 */
import { brotliCompressSync, constants } from 'node:zlib';

const [origin = 'http://127.0.0.1:3000', ...chosen] = process.argv.slice(2);
const pages =
  chosen.length > 0
    ? chosen
    : [
        '/',
        '/products/',
        '/products/dawn/',
        '/products/luminaire/',
        '/statuario/',
        '/why-veins-run/',
        '/blog/',
        '/gallery/',
        '/italian-marble/',
        '/about/',
        '/contact/',
        '/legal/',
      ];

/** @type {Record<string, (html: string) => string[]>} */
const parts = {
  styles: (html) => all(html, /<style[^>]*>.*?<\/style>/gs),
  data: (html) => scripts(html).filter((script) => script.includes('streamController')),
  scripts: (html) => scripts(html).filter((script) => !script.includes('streamController')),
  markup: (html) => [markup(html)],
  pictures: (html) => all(markup(html), / (?:srcset|sizes|src|imagesrcset|imagesizes)="[^"]*"/gi),
  classes: (html) => all(markup(html), / class="[^"]*"/g),
  drawings: (html) => all(markup(html), /<svg.*?<\/svg>/gs),
};

const names = ['whole', 'brotli', ...Object.keys(parts)];
console.log(`${'page'.padEnd(24)} ${names.map((name) => name.padStart(8)).join(' ')}`);
for (const page of pages) {
  const response = await fetch(origin + page, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const sizes = [
    Buffer.byteLength(html),
    compressed(html),
    ...Object.values(parts).map((find) => Buffer.byteLength(find(html).join(''))),
  ];
  console.log(`${page.padEnd(24)} ${sizes.map((size) => String(size).padStart(8)).join(' ')}`);
}

/** @param {string} html */
function markup(html) {
  return html.replace(/<style[^>]*>.*?<\/style>|<script[^>]*>.*?<\/script>/gs, '');
}

/** @param {string} html */
function scripts(html) {
  return all(html, /<script[^>]*>.*?<\/script>/gs);
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string[]}
 */
function all(text, pattern) {
  return text.match(pattern) ?? [];
}

/** @param {string} text */
function compressed(text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(text, { params }).length;
}
