import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { fromBufferPromise } from 'yauzl';
import type { VectorSite } from './vector-site.ts';

const kinds = ['products', 'categories', 'blog', 'gallery'];
const tables = [
  ...kinds.map((kind) => `${kind}/export.csv`),
  ...['redirects/export.csv', 'log/export.csv', 'newsletter/export', 'inbox/export'],
];

/** Cells that begin like a formula, in every table that the site hands out. */
export async function checkTables(site: VectorSite): Promise<string[]> {
  const found: string[] = [];
  await site.confirm();
  for (const table of tables) {
    const { status, body } = await site.ask('GET', table);
    if (status !== 200) found.push(`${table}: ${status}`);
    const options = { relax_column_count: true, relax_quotes: true };
    const rows = parse(String(body.text).replace(/^\ufeff/, ''), options) as string[][];
    const formula = rows.flat().find((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(?:\.\d+)?$/.test(cell));
    if (formula !== undefined) found.push(`${table}: ${JSON.stringify(formula.slice(0, 60))}`);
  }
  for (const kind of kinds) found.push(...(await checkWorkbook(site, `${kind}/export.xlsx`)));
  return found;
}

/** Texts are texts there: no cell has a formula, and no part of the file leads elsewhere. */
async function checkWorkbook(site: VectorSite, path: string): Promise<string[]> {
  const zip = await fromBufferPromise(await site.download(path), { lazyEntries: true });
  const found: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const xml = await text(await zip.openReadStreamPromise(entry));
    if (/<f[\s>]|<hyperlink|<ddeLink|TargetMode="External"/.test(xml))
      found.push(`${path}: ${entry.fileName}`);
  }
  return found;
}

/** PDFs hold no scripts and no links but to this site and by mail. */
export async function checkPapers(site: VectorSite, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const bytes = (await site.readFile(path)).toString('latin1');
    if (!bytes.startsWith('%PDF')) found.push(`${path}: no PDF`);
    // Strings are in brackets, with those of their own marked: what is left of an object are its own names.
    const names = bytes.replace(/\((?:\\.|[^\\()])*\)/gs, '()');
    if (/\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFile)\b/.test(names)) found.push(`${path}: it runs`);
    if (/\/URI \((?!https?:|mailto:)/.test(bytes)) found.push(`${path}: a strange link`);
  }
  return found;
}
