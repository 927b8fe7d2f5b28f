import { keepUnits } from './keep-units.ts';

/** What a card has room for: three or four lines. */
const cardLength = 170;

/** A text cut between two words where it is too long; CSS can only count lines and cuts through the word. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength).replace(/\s+\S*$/u, '');
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The words of a card. */
export function cardText(text: string): string {
  return keepUnits(shortenText(text, cardLength));
}
