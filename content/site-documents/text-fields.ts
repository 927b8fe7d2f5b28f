import type { MediaField } from '../kit/field.ts';
import type { DocumentTextField } from './document-field.ts';

type Extra = { start?: string; help?: string };

/** A line, such as a heading or the words on a button. */
export function line(label: string, { start = '', help }: Extra = {}): DocumentTextField {
  return { kind: 'text', label, maxLength: 200, default: start, ...(help && { help }) };
}

/** A sentence or a few paragraphs; an empty line parts them. */
export function prose(label: string, { start = '', help }: Extra = {}): DocumentTextField {
  return { kind: 'text', label, maxLength: 10_000, isMultiline: true, default: start, ...(help && { help }) };
}

/** A picture of the site. */
export function picture(label: string, help?: string): MediaField {
  return { kind: 'media', label, accepts: 'image', ...(help && { help }) };
}

/** A link within a text: its words and where it leads. */
export function link(label: string): DocumentTextField {
  return { kind: 'text', label, maxLength: 500, isLink: true };
}
