/**
 * Prints the specimen certificates beside this file from demo/content/site/certificates.json, and makes the pictures of
 * them in demo/pictures/certificates/.
 *
 *   npm ci && node demo/certificates/print-certificates.mjs
 *
 * It needs a Chromium or Chrome on the machine; CHROMIUM_PATH names one that stands elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { renderCertificate } from './certificate.template.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const workFolder = mkdtempSync(join(tmpdir(), 'certificates-'));

/** A4 at 96 pixels an inch, half as fine again. */
const sheetOnScreen = ['--window-size=794,1123', '--force-device-scale-factor=1.5', '--hide-scrollbars'];

try {
  await printAll(findChromium());
} finally {
  rmSync(workFolder, { recursive: true, force: true, maxRetries: 5 });
}

/** @param {string} chromium */
async function printAll(chromium) {
  const company = readContent('company.json');
  const css = readFileSync(join(here, 'certificate.css'), 'utf8');
  const fonts = {
    display: import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'),
    text: import.meta.resolve(
      '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    ),
  };
  for (const [index, certificate] of readContent('certificates.json').items.entries()) {
    const position = String(index + 1).padStart(2, '0');
    const html = renderCertificate({ certificate, position, company, css, fonts });
    const pdfPath = join(here, basename(certificate.pdf));
    const page = join(workFolder, `${certificate.id}.html`);
    writeFileSync(page, html);
    run(chromium, page, ['--no-pdf-header-footer', `--print-to-pdf=${pdfPath}`]);
    const picture = join(workFolder, `${certificate.id}.png`);
    run(chromium, page, [`--screenshot=${picture}`, ...sheetOnScreen]);
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(here, '../pictures', certificate.picture));
    process.stdout.write(`${pdfPath}\n`);
  }
}

/** @param {string} chromium @param {string} page @param {string[]} task */
function run(chromium, page, task) {
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--allow-file-access-from-files',
    `--user-data-dir=${join(workFolder, 'profile')}`,
    ...task,
  ];
  const { status, stderr } = spawnSync(chromium, [...flags, pathToFileURL(page).href], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${page} was not printed: ${stderr}`);
}

/** @param {string} file */
function readContent(file) {
  return JSON.parse(readFileSync(join(here, '../content/site', file), 'utf8'));
}

function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const found = places.find((place) => place && existsSync(place));
  if (!found) throw new Error('No Chromium found: install one, or name it in CHROMIUM_PATH.');
  return found;
}
