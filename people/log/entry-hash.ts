import { createHash } from 'node:crypto';

/** What the hash of an entry is made of; people by their marks. */
export type HashedEntry = {
  /** Where it is in the chain. */
  place: number;
  createdAt: string;
  kind: string;
  text: string;
  personMark: string;
  aboutMark: string | null;
  entity: string | null;
  recordId: number | null;
  device: string;
  network: string;
};

/** In a form that every language can write: a JSON list without blanks (specification/log.md, "The chain"). */
export function hashEntry(before: string, entry: HashedEntry): string {
  const { place, createdAt, kind, text, personMark, aboutMark, entity, recordId, device, network } = entry;
  return sha256(
    JSON.stringify([
      ...[place, before, createdAt, kind, text, personMark, aboutMark],
      ...[entity, recordId, device, network],
    ]),
  );
}

/** Stands for a name in the chain; without the salt nobody can tell whose it is. */
export function markName({ name, salt }: { name: string; salt: string }): string {
  return sha256(`${salt}:${name}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
