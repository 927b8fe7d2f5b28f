import { AppError } from '#errors/app-error.ts';
import type { CleanPicture } from './clean-picture.ts';
import { svgMime } from './incoming-files.ts';
import { loadSharp } from './picture-codec.ts';
import { readText } from './read-text.ts';
import { isHarmlessAttribute, pointingElements, svgElements, textElements, wrappers } from './svg-rules.ts';
import { cleanDeclarations, cleanStyles } from './svg-styles.ts';
import { parseSvgTree, type SvgNode } from './svg-tree.ts';
import { measureWork } from './svg-work.ts';
import { maxDrawingKilobytes } from './upload-limits.shared.ts';

const maxSvgBytes = maxDrawingKilobytes * 1024;
/** The longer side as pages and programs take it, whatever units the file was drawn in. */
const longerSide = 1200;
const longestShape = 40;

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
  return { bytes: Buffer.from(written), facts: { mime: svgMime, ...sizeOf(box), preview: '' } };
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
