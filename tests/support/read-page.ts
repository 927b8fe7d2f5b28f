import { Parser } from 'htmlparser2';

type Element = {
  name: string;
  attributes: Record<string, string>;
  /** Of itself and of everything within it: visible text, and alternative texts. */
  text: string;
  /** Whether something within it is seen without a text: a picture, a form's control. */
  hasPicture: boolean;
};

/** A rendered page, taken apart. */
export type ReadPage = {
  /** Every text that somebody sees or hears, as it stands between two tags or in an attribute, its spaces in one. */
  texts: string[];
  /** The same, with the language that each is said to be in. */
  said: { text: string; language: string }[];
  /** What the page says to programs: its title, descriptions and structured data. */
  headTexts: string[];
  /** Where pictures, films and styles come from. */
  pictures: string[];
  elements: Element[];
};

const unseen = new Set(['script', 'style', 'template', 'noscript']);
const heardAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'data-label'];
const seenByThemselves = new Set(['img', 'svg', 'video', 'input', 'select', 'textarea', 'iframe', 'canvas']);
const urlsInStyles = /url\(\s*["']?([^"')]+)/g;

/** Takes a page apart as a browser does that runs no scripts. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { texts: [], said: [], headTexts: [], pictures: [], elements: [] };
  const open: Element[] = [];
  let words = '';
  let hidden = 0;
  let structuredData: string | undefined;
  const say = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line !== '') {
      const language = open.findLast(({ attributes }) => attributes.lang)?.attributes.lang ?? '';
      page.texts.push(line);
      page.said.push({ text: line, language });
    }
    for (const element of open) element.text += line;
  };
  const endText = () => {
    if (open.at(-1)?.name === 'title') page.headTexts.push(words.trim());
    else say(words);
    words = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      const element = { name, attributes, text: '', hasPicture: seenByThemselves.has(name) };
      if (element.hasPicture) for (const outer of open) outer.hasPicture = true;
      open.push(element);
      page.elements.push(element);
      if (unseen.has(name)) hidden += 1;
      if (attributes.type === 'application/ld+json') structuredData = '';
      for (const attribute of heardAttributes) say(attributes[attribute] ?? '');
      page.headTexts.push(...headTextsOf(name, attributes));
      page.pictures.push(...picturesOf(name, attributes));
    },
    ontext(text) {
      if (structuredData !== undefined) structuredData += text;
      else if (hidden === 0) words += text;
    },
    onclosetag(name) {
      endText();
      if (structuredData !== undefined) page.headTexts.push(...stringsIn(JSON.parse(structuredData)));
      structuredData = undefined;
      if (unseen.has(name)) hidden -= 1;
      open.pop();
    },
  });
  parser.end(html);
  return page;
}

function headTextsOf(
  name: string,
  { name: metaName = '', property = '', content = '', title = '', rel }: Record<string, string>,
) {
  if (name === 'meta' && /description|title|site_name|:alt/.test(metaName + property)) return [content];
  return name === 'link' && rel === 'alternate' ? [title] : [];
}

function picturesOf(name: string, attributes: Record<string, string>): string[] {
  const { src, srcset, poster, style = '', href, as } = attributes;
  const named = [src, poster, ...(srcset ?? '').split(',').map((part) => part.trim().split(' ')[0])];
  const preloaded = name === 'link' && as === 'image' ? [href] : [];
  const styled = [...style.matchAll(urlsInStyles)].map(([, url]) => url);
  const all = name === 'script' ? [] : [...named, ...preloaded, ...styled];
  return all.filter((url): url is string => Boolean(url) && !url?.startsWith('data:'));
}

/** Every text in a value, but for what keys with `@` say. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('@') ? [] : stringsIn(inner)));
}
