import type { MediaField } from '../kit/field.ts';
import type { DocumentTextField } from './document-field.ts';

type Extra = { start?: string; help?: string };

/**
 * A line, such as a heading or the words on a button. One that a site begins with cannot be left empty: a heading or a
 * button without words is nothing that a visitor could read.
 */
export function line(label: string, { start = '', help }: Extra = {}): DocumentTextField {
  const required = start && { required: emptyMessage(label) };
  return { kind: 'text', label, maxLength: 200, default: start, ...(help && { help }), ...required };
}

/** A sentence in one line; left empty it is not shown. */
export function sentence(label: string, { start = '', help }: Extra = {}): DocumentTextField {
  return { kind: 'text', label, maxLength: 300, default: start, ...(help && { help }) };
}

/** A line without which its item would be nothing to show. */
export function neededLine(label: string, help?: string): DocumentTextField {
  return { ...line(label, help ? { help } : {}), required: emptyMessage(label) };
}

function emptyMessage(label: string): string {
  return `${label} cannot be empty`;
}

/** A sentence or a few paragraphs; an empty line parts them. */
export function prose(label: string, { start = '', help }: Extra = {}): DocumentTextField {
  return { kind: 'text', label, maxLength: 10_000, isMultiline: true, default: start, ...(help && { help }) };
}

/** Fields whose words stand on PDFs. */
export function printed<Fields extends object>(fields: Fields): Fields {
  const marked = Object.entries(fields).map(([name, field]) => [name, { ...field, isPrinted: true }]);
  return Object.fromEntries(marked) as Fields;
}

/** A picture of the site. */
export function picture(label: string, help?: string): MediaField {
  return { kind: 'media', label, accepts: 'image', ...(help && { help }) };
}

/** Where a link leads. */
export function link(label: string): DocumentTextField {
  return { kind: 'text', label, maxLength: 500, isLink: true, required: emptyMessage(label) };
}

/** Where a link leads; a path of this site must be one that there is. */
export function ownLink(label: string): DocumentTextField {
  return { ...link(label), mustLead: true };
}

/** What breadcrumbs, labels and menus call the page of a document. */
export function pageName(start: string): DocumentTextField {
  return line('Name', { start, help: 'What menus, breadcrumbs and labels call this page' });
}

/** The label over the heading of a page. */
export function pageLabel(start = ''): DocumentTextField {
  return line('Label', { start, ...(start === '' && { help: 'Left empty, the name of the page' }) });
}
