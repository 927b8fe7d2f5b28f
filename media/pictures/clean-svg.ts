import { Parser } from 'htmlparser2';
import { maxDrawingKilobytes } from '#content/picture/upload-limits.shared.ts';
import { AppError } from '#errors/app-error.ts';
import { svgMime } from '../storage/incoming-files.ts';
import { readText } from '../storage/read-text.ts';
import type { CleanPicture } from './clean-picture.ts';
import { loadSharp } from './picture-codec.ts';
import {
  isHarmlessAttribute,
  pointingElements,
  referenceIn,
  svgElements,
  textElements,
  wrappers,
} from './svg-rules.ts';
import { cleanDeclarations, cleanStyles, referencesOfClasses } from './svg-styles.ts';

const maxSvgBytes = maxDrawingKilobytes * 1024;
/** The longer side as pages and programs take it, whatever units the file was drawn in. */
const longerSide = 1200;
const longestShape = 40;

/** Elements that are drawn once everything that points at another is followed. */
const maxDrawn = 20_000;

const maxNodes = 10_000;
const maxDepth = 60;

/**
 * Rebuilds a drawing from a closed list of shapes, colours and text (docs/decisions/0025-appearance.md): nothing else
 * is copied from the file, so scripts, external resources and links are left out.
 * @throws AppError `wrong-type` for what cannot be read or shows nothing, `too-large`
 */
export async function cleanSvg(bytes: Uint8Array): Promise<CleanPicture> {
  if (bytes.byteLength > maxSvgBytes) throw tooLarge(`An SVG has at most ${maxDrawingKilobytes} KB`);
  const text = readText(bytes);
  const root = text === undefined ? undefined : parseSvgTree(text);
  const prefix = /^(?:([\w-]+):)?svg$/.exec(root?.name ?? '')?.[1];
  if (!root || (prefix === undefined && root.name !== 'svg')) throw damaged('It is not a well-formed SVG');
  const box = boxOf(root);
  if (!box) throw damaged('It says neither its size nor a viewBox');
  const clean = cleanNode({ ...root, name: 'svg' }, prefix ? `${prefix}:` : '');
  if (!clean) throw damaged('It shows nothing');
  const drawing = {
    ...clean,
    attributes: { ...rootAttributes(box), ...omitRootAttributes(clean.attributes) },
  };
  if (measureWork(drawing) === undefined) throw tooLarge('This SVG repeats its parts too often');
  const written = writeNode(drawing);
  await checkVisible(written);
  return {
    bytes: Buffer.from(written),
    facts: { mime: svgMime, ...sizeOf(box), preview: '', condition: 'whole' },
  };
}

type SvgNode = {
  name: string;
  attributes: Record<string, string>;
  children: (SvgNode | string)[];
};

/**
 * The elements of an XML file. Its document type, with whatever that declares, comments and instructions for programs
 * are not read; entities other than XML's own five stay the letters they are.
 * @returns undefined for what is not well-formed, holds too many elements or has more or less than one root
 */
function parseSvgTree(text: string): SvgNode | undefined {
  const roots: SvgNode[] = [];
  const open: SvgNode[] = [];
  let count = 0;
  let isBroken = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const node: SvgNode = { name, attributes: { ...attributes }, children: [] };
        count += 1;
        if (count > maxNodes || open.length >= maxDepth) isBroken = true;
        if (isBroken) return parser.pause();
        (open.at(-1)?.children ?? roots).push(node);
        open.push(node);
      },
      ontext(part) {
        open.at(-1)?.children.push(part);
      },
      onclosetag(name, isImplied) {
        // The parser closes what nobody closed; an XML reader would show nothing of such a file.
        if (isImplied && !isSelfClosed(text, parser.endIndex)) isBroken = true;
        if (open.pop()?.name !== name) isBroken = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return isBroken || roots.length !== 1 || open.length > 0 ? undefined : roots[0];
}

function isSelfClosed(text: string, end: number): boolean {
  return text.slice(0, end + 1).endsWith('/>');
}

type Box = { left: number; top: number; width: number; height: number };

function boxOf({ attributes }: SvgNode): Box | undefined {
  const numbers = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] =
    numbers.length === 4 ? numbers : [0, 0, lengthOf(attributes.width), lengthOf(attributes.height)];
  const isUsable = [left, top, width, height].every(Number.isFinite) && width > 0 && height > 0;
  const shape = Math.max(width / height, height / width);
  return isUsable && shape <= longestShape ? { left, top, width, height } : undefined;
}

function lengthOf(text = ''): number {
  return /^(?:\d+(?:\.\d+)?|\.\d+)(?:px|pt|mm|cm|in)?$/.test(text.trim())
    ? Number.parseFloat(text)
    : Number.NaN;
}

/**
 * How many elements a drawing comes to when what it repeats is counted each time: a few lines that repeat each other
 * can come to billions. @returns undefined where they are too many, or lead round in a circle
 */
function measureWork(root: SvgNode): number | undefined {
  const byId = new Map(allNodes(root).map((node) => [node.attributes.id ?? '', node]));
  byId.delete('');
  const known = new Map<SvgNode, number>();
  const underWay = new Set<SvgNode>();
  const byClass = referencesOfClasses(stylesOf(root));

  function measure(node: SvgNode): number {
    const done = known.get(node);
    if (done !== undefined) return done;
    if (underWay.has(node)) return Number.POSITIVE_INFINITY;
    underWay.add(node);
    const inner = [
      ...node.children.filter((child) => typeof child !== 'string'),
      ...idsIn(node, byClass).flatMap((id) => byId.get(id) ?? []),
    ];
    const work = inner.reduce((sum, child) => sum + measure(child), 1);
    underWay.delete(node);
    known.set(node, work);
    return work;
  }

  const work = measure(root);
  return work > maxDrawn ? undefined : work;
}

function allNodes(node: SvgNode): SvgNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : allNodes(child)))];
}

function stylesOf(root: SvgNode): string {
  return allNodes(root)
    .filter(({ name }) => name === 'style')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join('');
}

/** What an element points at, by itself or through its classes. */
function idsIn({ attributes }: SvgNode, byClass: Map<string, string[]>): string[] {
  const { href = '', style = '', class: classes = '', ...rest } = attributes;
  const values = [...Object.values(rest), ...style.split(';').map((part) => part.split(':')[1] ?? '')];
  return [
    href.slice(1),
    ...values.map((value) => referenceIn(value.trim()) ?? ''),
    ...classes.split(/\s+/).flatMap((name) => byClass.get(name) ?? []),
  ];
}

function sizeOf({ width, height }: Box): { width: number; height: number } {
  const scale = longerSide / Math.max(width, height);
  return { width: Math.max(Math.round(width * scale), 1), height: Math.max(Math.round(height * scale), 1) };
}

function rootAttributes(box: Box): Record<string, string> {
  const { width, height } = sizeOf(box);
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [box.left, box.top, box.width, box.height].join(' '),
    width: String(width),
    height: String(height),
  };
}

function omitRootAttributes({ viewBox, width, height, x, y, ...rest }: Record<string, string>) {
  return rest;
}

/** @param prefix what the file's names of elements begin with */
function cleanNode(node: SvgNode, prefix: string): SvgNode | undefined {
  const own = prefix && node.name.startsWith(prefix) ? node.name.slice(prefix.length) : node.name;
  const name = wrappers.has(own) ? 'g' : own;
  if (!svgElements.has(name)) return undefined;
  if (name === 'style') return { name, attributes: {}, children: [cleanStyles(textOf(node))] };
  const children = node.children.flatMap((child): (SvgNode | string)[] => {
    if (typeof child === 'string') return textElements.has(name) ? [child] : [];
    return [cleanNode(child, prefix) ?? []].flat();
  });
  return { name, attributes: cleanAttributes(name, node.attributes), children };
}

function cleanAttributes(element: string, input: Record<string, string>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    if (name === 'style') attributes.style = cleanDeclarations(value);
    else if (/^(?:xlink:)?href$/.test(name)) {
      if (pointingElements.has(element) && /^#[\w.:-]{1,100}$/.test(value)) attributes.href = value;
    } else if (isHarmlessAttribute(name, value)) attributes[name] = value;
  }
  return attributes;
}

function textOf({ children }: SvgNode): string {
  return children.filter((child) => typeof child === 'string').join('');
}

function writeNode({ name, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('');
  const inner = children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : writeNode(child)))
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

const forbiddenInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text.replace(forbiddenInXml, '').replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** @throws AppError `wrong-type` where nothing of it can be seen */
async function checkVisible(text: string): Promise<void> {
  const sharp = await loadSharp();
  const stats = await sharp(Buffer.from(text))
    .stats()
    .catch((cause) => {
      throw damaged('It cannot be drawn', cause);
    });
  if ((stats.channels[3]?.max ?? 0) === 0) throw damaged('It shows nothing');
}

function tooLarge(message: string): AppError {
  return new AppError('too-large', message, { fields: { file: message } });
}

function damaged(reason: string, cause?: unknown): AppError {
  return new AppError('wrong-type', `This SVG cannot be used. ${reason}.`, { cause });
}
