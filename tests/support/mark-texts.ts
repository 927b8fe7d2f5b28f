import type { DocumentField } from '#content/documents/document-field.ts';
import { mapValues } from '#content/documents/document-places.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import { systemAuthor } from '#content/kit/author.ts';
import type { ItemListField } from '#content/kit/field.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { shippedMessages } from '#messages/catalogue.ts';
import type { Services } from '#server/services/services.ts';

type Item = Record<string, unknown>;

const opening = '⟦';
const closing = '⟧';

/** Puts marks around every text of every document, record and message, so that a page shows where its words come from. */
export async function markTexts(db: Db, { siteDocuments: documents }: Services): Promise<void> {
  for (const { key, fields } of siteDocuments) {
    const { value } = await documents.read(key);
    const marked =
      key === 'wording'
        ? { messages: markedMessages() }
        : mapValues(fields, value, ({ field, value: text }) => markField(field, text));
    await documents.save(key, { value: marked, author: systemAuthor });
  }
  for (const entity of entities) await markRecords(db, entity);
  const pictures = await db.selectFrom('mediaFiles').select(['path', 'alt']).where('alt', '!=', '').execute();
  for (const { path, alt } of pictures) {
    await db
      .updateTable('mediaFiles')
      .set({ alt: mark(alt) })
      .where('path', '=', path)
      .execute();
  }
}

function markField(field: DocumentField, value: unknown): unknown {
  if (field.kind === 'html') return `<p>${mark(String(value).replace(/<[^>]*>/g, ' '))}</p>`;
  if (field.kind === 'list' && 'item' in field && Array.isArray(value)) {
    return value.map((item) => markField(field.item, item));
  }
  if (field.kind !== 'text' || field.format || field.isLink || value === '') return value;
  return String(value).length + 2 > field.maxLength ? value : mark(String(value));
}

async function markRecords(db: Db, { table, fields }: (typeof entities)[number]): Promise<void> {
  const rows = await db.selectFrom(table).selectAll().execute();
  for (const row of rows as { id: number; [column: string]: unknown }[]) {
    const changes = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const text = row[name];
      if (typeof text !== 'string' || text === '') return [];
      if (field.kind === 'textList') return [[name, JSON.stringify(JSON.parse(text).map(mark))]];
      if (field.kind === 'itemList')
        return [[name, JSON.stringify(JSON.parse(text).map((item: Item) => markItem(field, item)))]];
      if (field.kind === 'html') return [[name, `<p>${mark(text.replace(/<[^>]*>/g, ' '))}</p>`]];
      return field.kind === 'text' && !('isLink' in field) ? [[name, mark(text)]] : [];
    });
    const marked = Object.fromEntries(changes) as { slug?: string };
    await db.updateTable(table).set(marked).where('id', '=', row.id).execute();
  }
}

/** The texts of an item of a list: days and what is chosen stay. */
function markItem({ fields }: ItemListField, item: Item): Item {
  const isText = (name: string) => fields[name]?.kind === 'text' && !('format' in fields[name]);
  const entries = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' && value !== '' && isText(name) ? mark(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function markedMessages(): Record<string, string> {
  return Object.fromEntries(Object.entries(shippedMessages).map(([key, text]) => [key, markMessage(text)]));
}

const argumentOrTag = /(\{(?:[^{}]|\{[^{}]*\})*\}|<\/?\w+>)/;

/** What stands between placeholders and tags, and in the branches of a plural: what is filled in has marks of its own. */
function markMessage(text: string): string {
  return text
    .split(argumentOrTag)
    .map((part) => {
      if (part.startsWith('<')) return part;
      if (part.startsWith('{')) {
        return part.replace(/(?<=.)\{([^{}]*)\}/g, (_, branch: string) => `{${markMessage(branch)}}`);
      }
      return /\p{L}/u.test(part) ? `${opening}${part}${closing}` : part;
    })
    .join('');
}

/** Each part of a sentence by itself, since pages part paragraphs, and the beginning of a caption from the rest. */
function mark(text: string): string {
  return text
    .split(/(\n+|(?<=[.!?:;])\s+)/)
    .map((part) => (part.trim() === '' ? part : `${opening}${part}${closing}`))
    .join('');
}

/** A text of a page with everything marked as `§`, and numbers as `#`; one that is cut off ends in its mark. */
export function textBesideMarks(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === opening) {
      if (depth === 0) rest += '§';
      depth += 1;
    } else if (letter === closing) depth = Math.max(0, depth - 1);
    else if (depth === 0) rest += letter;
  }
  return rest
    .replace(networks, '§')
    .replace(/§(?:\s*§)+/g, '§')
    .replace(/\d[\d.,]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where a social post is from, which its record says by a choice. */
const networks = /Instagram|LinkedIn|TikTok|YouTube|Twitter|Facebook/g;
