import { inflateSync } from 'node:zlib';

/** What is on a sheet of paper. A letter is one byte, in fonts of many textBytes two. */
export type PrintedPage = { textBytes: number; pictures: number };

type PdfObject = { head: string; stream: Buffer | undefined };
type Objects = ReadonlyMap<string, PdfObject>;

/** Reads what the browser has printed, sheet by sheet. */
export function readPrintedPages(pdf: Buffer): PrintedPage[] {
  const objects = readObjects(pdf);
  const catalog = [...objects.values()].find(({ head }) => /\/Type\s*\/Catalog\b/.test(head));
  const root = /\/Pages (\d+) 0 R/.exec(catalog?.head ?? '')?.[1];
  return root ? listPages(objects, root).map((page) => readPage(objects, page)) : [];
}

/** Objects by their number; the browser writes no compressed ones. */
function readObjects(pdf: Buffer): Objects {
  const objects = new Map<string, PdfObject>();
  const start = /(?:^|\n)(\d+) 0 obj\b/g;
  const text = pdf.toString('latin1');
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = found.index + found[0].length;
    const head = text.slice(from, indexOfEither(text, { of: ['stream', 'endobj'], from }));
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const body = from + head.length + 'stream'.length + 1;
    const hasStream = text.startsWith('stream', from + head.length);
    const bytes = hasStream ? pdf.subarray(body, body + length) : undefined;
    const stream = bytes && /\/FlateDecode/.test(head) && !isImage(head) ? inflateSync(bytes) : bytes;
    objects.set(found[1] ?? '', { head, stream });
    // Bytes of a stream may look like anything.
    if (hasStream) start.lastIndex = body + length;
  }
  return objects;
}

function listPages(objects: Objects, node: string): string[] {
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(objects.get(node)?.head ?? '')?.[1];
  if (kids === undefined) return [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => listPages(objects, kid));
}

function readPage(objects: Objects, page: string): PrintedPage {
  const { head = '' } = objects.get(page) ?? {};
  const contents = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
  return readContent(objects, { head, stream: objects.get(contents)?.stream });
}

/** Counts what a stream paints, and what is painted by the forms that it paints. */
function readContent(objects: Objects, { head, stream }: PdfObject): PrintedPage {
  const operators = stream?.toString('latin1') ?? '';
  const painted = { textBytes: countTextBytes(operators), pictures: 0 };
  for (const [, name] of operators.matchAll(/\/(\w+) Do\b/g)) {
    const form = objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '');
    if (!form) continue;
    const within = isImage(form.head) ? { textBytes: 0, pictures: 1 } : readContent(objects, form);
    painted.textBytes += within.textBytes;
    painted.pictures += within.pictures;
  }
  return painted;
}

/** The browser writes texts in hexadecimal digits. */
function countTextBytes(operators: string): number {
  const shown = [...operators.matchAll(/<([\da-fA-F]+)>(?=[^()<>]*T[jJ])/g)];
  return shown.reduce((sum, [, digits = '']) => sum + digits.length / 2, 0);
}

function isImage(head: string): boolean {
  return /\/Subtype\s*\/Image\b/.test(head);
}

function indexOfEither(text: string, { of, from }: { of: readonly string[]; from: number }): number {
  return Math.min(...of.map((word) => text.indexOf(word, from)).filter((index) => index >= 0));
}
