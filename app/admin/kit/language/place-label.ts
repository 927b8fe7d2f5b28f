import { t } from './t.ts';

/** Where something is in a document, of labels and titles that are each said by themselves: `Phones, Sales, Link`. */
export function placeLabel(label: string): string {
  return label
    .split(', ')
    .map((part) => t(part))
    .join(', ');
}
