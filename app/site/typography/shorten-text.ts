import { keepUnits } from './keep-units.ts';

/** The maximum that fits a card: three or four lines. */
const cardLength = 170;

/** Shortens a text between two words if it is too long; CSS can only count lines and cuts through words. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).replace(/\s+\S*$/u, '');
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The text of a card. */
export function cardText(text: string): string {
  return keepUnits(shortenText(text, cardLength));
}
