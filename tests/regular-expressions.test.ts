import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import safeRegex from 'safe-regex2';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folders = [
  ...['app', 'backups', 'content', 'database', 'errors', 'inbox', 'media', 'people', 'publishing', 'server'],
  'statistics',
];
const sources = execFileSync('git', ['ls-files', '--', ...folders], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));

/**
 * What repeats in each begins unlike what follows it, or is bounded, so that no text can be read in ever more ways
 * (docs/decisions/0063-hostile-input.md).
 */
const checkedExpressions: readonly string[] = [
  String.raw`(?<![a-z])([a-z]{1,20})\(([^()]*)\)`,
  String.raw`;\s*q=(?!0(?:\.0+)?$).*$`,
  String.raw`<(?:\w+:)?Relationship\s[^<>]*>`,
  String.raw`<(?:\w+:)?c\s([^<>]*[^<>/])>((?:(?!<(?:\w+:)?c\s).)*?)<\/(?:\w+:)?c>`,
  String.raw`<(?:\w+:)?(?:row|c)\s[^<>]*?\br="([A-Z]{0,4})(\d{1,8})"`,
  String.raw`<(?:\w+:)?f\b`,
  String.raw`<(?:\w+:)?mergeCell\s[^<>]*?ref="\$?([A-Z]+)\$?(\d+):([^"<]+)"`,
  String.raw`<(?:\w+:)?v\b[^<>]*>([^<]*)<`,
  String.raw`<\/?(?:a|b|br|h[2-4r]|p|strong|em|i|u|s|sub|sup|code|ul|ol|li|blockquote|cite|fig\w+|img|table|caption|t[bdfhr]\w*|iframe|div|span|picture|source)(?:\s(?!on|srcdoc|style)[\w-]+(?:="[^"<]*")?)*\s*\/?>`,
  String.raw`@|(?:\d[\s().-]*){6,}`,
  String.raw`\B(?=(?:\d{3})+$)`,
  String.raw`\d(?:[\d,.]*\d)?`,
  String.raw`\s+|(?<=\p{L}[-\u2010])(?=\p{L})`,
  String.raw`^((?:(?:not|and|or)\s+|\([^()]*\)\s+)*)(.+)$`,
  String.raw`^(.*?)\s*((?:\([^()]*\)\s*)*)$`,
  String.raw`^(?:([\w-]+):)?svg$`,
  String.raw`^(?:(\d+)[ -])?(\d+)\/(\d+)$`,
  String.raw`^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$`,
  String.raw`^(?:\/[\w~-]+)+\/?$`,
  String.raw`^(?:\/[a-z]{2,3}(?:-[a-z\d]{2,8})?)?\/slab\/[^/]+\/*$`,
  String.raw`^(?:\d+(?:\.\d+)?|\.\d+)(?:px|pt|mm|cm|in)?$`,
  String.raw`^([^/]+)(?:\/(\d{1,3}))?$`,
  String.raw`^(\d+(?:\.\d+)?)([a-z]+)$`,
  String.raw`^(\d{1,15})-([\da-f]{20})(?:-([A-Za-z\d-]{2,35}))?\.jpg$`,
  String.raw`^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})((?:\.[0-9a-f]{6}-\d{1,3}){1,5})$`,
  String.raw`^(s3:\/\/[^/?]+)\/([^?]+)(\?.*)?$`,
  String.raw`^<(?:[\w-]+:)?svg[\s>/]`,
  String.raw`^[^\s@"(),:;<>[\]\\.]+(?:\.[^\s@"(),:;<>[\]\\.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$`,
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  String.raw`^(?:[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)?$`,
  String.raw`^\/([a-z]{2,3}(?:-[a-z\d]{2,8})*)(?=[/?]|\.data(?:\?|$)|$)`,
  String.raw`^\/(?:products\/[^/]+\/)?([^/]+)\/?$`,
  String.raw`^\/api(?:\/[\w~-]+)+\/?$`,
  String.raw`^\d{1,3}(?:\.\d{1,2})?$`,
  String.raw`^\d{1,9}(?:,\d{1,9})*$`,
  String.raw`^\s*\.[\w-]+(?:\s*,\s*\.[\w-]+)*\s*$`,
  String.raw`^\uFEFF?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+(?:[\w-]+:)?svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>)*`,
  String.raw`^v(\d{1,9})(?:-.*)?$`,
  String.raw`^https:\/\/[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d+)?$`,
  String.raw`(?<!US)\$`,
  String.raw`(?<![a-z])\$ ?`,
  String.raw`,(?!\d)|(?<!\d),`,
  String.raw`<(?:\w+:)?c\s[^<>]*>`,
  String.raw`<(?:\w+:)?numFmt\s[^<>]*>`,
  String.raw`<(?:\w+:)?sheet\s[^<>]*>`,
  String.raw`<(?:\w+:)?xf\b[^<>]*>`,
  String.raw`<\/?(?:p|br|hr|div|span|b|strong|i|em|u|s|a|ul|ol|li|h[1-6]|table|tbody|thead|t[rdh]|sup|sub|font|img)(?:\s[^<>]*)?\/?>`,
  String.raw`^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$)`,
  String.raw`^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2})?)$`,
  String.raw`<(?:\w+:)?cellXfs\b`,
  String.raw`<\/(?:\w+:)?cellXfs>`,
];

/**
 * A repetition within a repetition may take time that doubles with each letter. Each that is there was looked at once, and
 * stands in a list; docs/decisions/0063-hostile-input.md says how.
 */
test('No regular expression repeats what repeats itself, but those that were looked at', () => {
  const nested = new Set<string>();
  let count = 0;
  for (const path of sources) {
    for (const { source, flags } of expressionsOf(path, readFileSync(resolve(root, path), 'utf8'))) {
      count += 1;
      if (!safeRegex(new RegExp(source, flags))) nested.add(source);
    }
  }
  expect([...nested].toSorted()).toEqual([...checkedExpressions].toSorted());
  expect(count).toBeGreaterThan(400);
});

test('An expression that doubles its time with each letter is found', () => {
  const [{ source = '' } = {}] = expressionsOf('a.ts', 'export const bad = /^(a+)+$/;');
  expect(safeRegex(source)).toBe(false);
});

/** The regular expressions that are written out in a source. */
function expressionsOf(path: string, text: string): { source: string; flags: string }[] {
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
