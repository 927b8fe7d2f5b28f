import { Parser } from 'htmlparser2';

export type SvgNode = {
  name: string;
  attributes: Record<string, string>;
  children: (SvgNode | string)[];
};

const maxNodes = 10_000;
const maxDepth = 60;

/**
 * The elements of an XML file. Its document type, with whatever that declares, comments and instructions for programs
 * are not read; entities other than XML's own five stay the letters they are.
 * @returns undefined for what is not well-formed, holds too many elements or has more or less than one root
 */
export function parseSvgTree(text: string): SvgNode | undefined {
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
