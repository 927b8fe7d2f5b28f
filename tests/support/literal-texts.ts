import { shippedMessages } from '#messages/catalogue.ts';

/** What pages say in the words of the specification, by the section that has them. `#` stands for numbers. */
export const specifiedTexts: Readonly<Record<string, readonly string[]>> = {
  'specification/pages.md, "Menu"': ['Menu', 'Open menu', 'Close menu', 'Close'],
  'specification/pages.md, "Collections"': ['OUR COLLECTIONS', 'EXPLORE NOW'],
  'specification/pages.md, "Category page"': ['View Details', 'Return to Collections', 'Retry', 'Picture'],
  'specification/pages.md, "Product page"': [
    ...['Request', 'Quote', 'Request Quote', 'Featured', 'New', 'Description', 'Technical Specifications'],
    ...['Applications', 'You May Also Like', 'Request a Consultation'],
  ],
  'specification/pages.md, "Colours"': ['Red and pink', 'Several colours'],
  'specification/pages.md, "About and certificates"': ['View Certificate', 'Download PDF', 'Certificate'],
  'specification/pages.md, "Social"': ['Follow us'],
  'specification/pages.md, "Landing pages"': ['Quick Enquiry', 'All', 'Enquiry'],
  'specification/records.md, "Defaults and choices"': ['Available', 'Limited', 'Out of Stock'],
  'specification/messages.md, "Public pages"': ['Category "{slug}" not found.', 'Collection Not Found'],
};

/** What pages show that is no wording: units, symbols, and what programs read. `§` stands for words of a record or a document. */
export const facts: readonly string[] = [
  ...['required name=search_term_string', 'en-GB', 'm²', 'ft²', 'WhatsApp', 'Pinterest'],
  ...['#° N #° E', '§in)', '§# ft # in.'],
  // Terms of delivery, by their codes.
  ...['EXW', 'FOB', 'CIF', 'EXW, FOB, CIF'],
  // What languages call themselves.
  ...['English', 'Deutsch', 'Italiano', 'العربية'],
  // Days of opening hours in structured data.
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
];

/**
 * What the shipped messages look like on a page, each part between two tags by itself. Whatever is filled in stands for
 * anything.
 */
export function shippedPatterns(): RegExp[] {
  const parts = Object.values(shippedMessages).flatMap((message) => message.split(/<\/?\w+>/));
  return parts.filter((part) => /\p{L}/u.test(part.replace(argument, ''))).map(patternOf);
}

const argument = /\{(?:[^{}]|\{[^{}]*\})*\}/g;

const special = /[.*+?^${}()|[\]\\]/g;

function patternOf(part: string): RegExp {
  const literals = part
    .trim()
    .split(argument)
    .map((literal) => literal.replace(special, '\\$&'));
  return new RegExp(`^${literals.join('.+')}$`, 'u');
}
