import { sayToStaff } from '#messages/say.ts';
import { oneLine } from './mail-content.ts';

const maxLength = 200;
/** Signs that turn the direction of what follows could make a subject read as another. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** The subject of a mail to the staff: what kind of mail it is, about what, and of whom. */
export function subjectOf(kind: string, topic: string, name: string): string {
  const line = oneLine(sayToStaff('mails:subject', { kind, topic, name })).replace(turning, '');
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).toWellFormed()}…` : line;
}
