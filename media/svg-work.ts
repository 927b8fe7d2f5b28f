import { referenceIn } from './svg-rules.ts';
import { referencesOfClasses } from './svg-styles.ts';
import type { SvgNode } from './svg-tree.ts';

/** Elements that are drawn once everything that points at another is followed. */
const maxDrawn = 20_000;

/**
 * How many elements a drawing comes to when what it repeats is counted each time: a few lines that repeat each other
 * can come to billions. @returns undefined where they are too many, or lead round in a circle
 */
export function measureWork(root: SvgNode): number | undefined {
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
