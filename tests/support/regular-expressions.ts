import { parseSync, Visitor } from 'vite';

/** The regular expressions that are written out in a source. */
export function expressionsOf(path: string, text: string): { source: string; flags: string }[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: { source: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(program);
  return found;
}
