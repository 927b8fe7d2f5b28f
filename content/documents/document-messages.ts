import { uploadsPrefix } from '../picture/picture.ts';
import { weekdays } from './weekdays.shared.ts';

/** What only values of documents are refused with, and measured by; the others are in `kit/value-messages.ts`. */

export const fileMessage = 'Choose an uploaded PDF or give an address that starts with https://';
export const filePattern = new RegExp(`^(?:|${uploadsPrefix}[^\\s"'<>]+|https://[^\\s"'<>]+)$`);

export const colourPattern = /^#[0-9a-f]{6}$/;

export function colourMessage(label: string): string {
  return `${label} is a colour such as #1f2a36`;
}

export const weekdaysMessage = `Days are some of ${weekdays.join(', ')}`;

export function fillIn(noun: string): string {
  return `Fill in the ${noun} or remove it`;
}

export function chooseFromList(label: string): string {
  return `Choose the ${label.toLowerCase()} from the list`;
}
