import { Parser } from 'htmlparser2';

const tag =
  /<\/?(?:p|br|hr|div|span|b|strong|i|em|u|s|a|ul|ol|li|h[1-6]|table|tbody|thead|t[rdh]|sup|sub|font|img)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
const lineEnds = new Set([
  'p',
  'br',
  'hr',
  'div',
  'ul',
  'ol',
  'li',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const raised = new Map([
  ['2', '²'],
  ['3', '³'],
]);

/** Whether a text that is to be read as it stands has tags or entities of HTML in it. */
export function hasHtml(text: string): boolean {
  return tag.test(text) || (entity.test(text) && plainTextOf(text) !== text);
}

/** What a page would show of it: shops export descriptions as HTML. */
export function plainTextOf(html: string): string {
  const parts: string[] = [];
  let isRaised = false;
  const breakLine = (name: string) => {
    if (lineEnds.has(name)) parts.push('\n');
  };
  const parser = new Parser({
    onopentag: (name) => {
      isRaised = name === 'sup';
      breakLine(name);
    },
    ontext: (text) => parts.push((isRaised && raised.get(text)) || text),
    onclosetag: (name) => {
      isRaised = false;
      breakLine(name);
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
