import { parse, type Rule } from 'postcss';
import { isHarmlessValue, referenceIn, svgProperties } from './svg-rules.ts';

/** Names of elements, classes and ids, and nothing that matches by what an attribute holds. */
const selectorPattern = /^[\w\s.#,>*-]+$/;
/** Of rules that point at other elements it has to be known whom they concern. */
const classesPattern = /^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$/;

/**
 * The rules of a drawing's own styles that say how it is painted. Imports, fonts and everything else that starts with
 * `@` are left out, and so is what cannot be read.
 */
export function cleanStyles(text: string): string {
  return rulesIn(text)
    .filter(({ selector }) => selectorPattern.test(selector))
    .map((rule) => {
      const mayPoint = classesPattern.test(rule.selector);
      const kept = declarationsOf(rule).filter(({ value }) => mayPoint || !referenceIn(value));
      return `${rule.selector}{${write(kept)}}`;
    })
    .join('');
}

/** The declarations of a `style` attribute that say how something is painted. */
export function cleanDeclarations(text: string): string {
  const [rule] = rulesIn(`a{${text.replace(/[{}]/g, '')}}`);
  return rule ? write(declarationsOf(rule)) : '';
}

/** The ids that elements of a class point at, from styles that were cleaned. */
export function referencesOfClasses(styles: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const rule of rulesIn(styles)) {
    const ids = declarationsOf(rule).flatMap(({ value }) => referenceIn(value) ?? []);
    for (const [, name = ''] of ids.length > 0 ? rule.selector.matchAll(/\.([\w-]+)/g) : []) {
      found.set(name, [...(found.get(name) ?? []), ...ids]);
    }
  }
  return found;
}

type Declaration = { property: string; value: string };

function rulesIn(text: string): Rule[] {
  try {
    return parse(text).nodes.filter((node) => node.type === 'rule');
  } catch {
    return [];
  }
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes
    .filter((node) => node.type === 'decl')
    .map(({ prop, value }) => ({ property: prop.toLowerCase(), value: value.trim() }))
    .filter(({ property, value }) => svgProperties.has(property) && isHarmlessValue(property, value));
}

function write(declarations: Declaration[]): string {
  return declarations.map(({ property, value }) => `${property}:${value}`).join(';');
}
