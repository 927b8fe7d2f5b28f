import { z } from 'zod';
import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { readStoredJson } from '#database/stored-json.ts';

const text = z.string().catch('');
const unreadable: StoneLine = {
  ...{
    product: '',
    name: 'A product that cannot be read',
    finish: '',
    thickness: '',
    room: '',
    note: '',
    view: '',
    slabs: [],
  },
  ...{ area: null, unit: 'm2' },
};

/** Of a line that is damaged what can be read of it. */
const storedLine = z
  .object({
    product: text,
    name: z.string().catch(unreadable.name),
    ...{ finish: text, thickness: text, room: text, note: text, view: text },
    slabs: z.array(z.string()).catch([]),
    area: z.number().nullable().catch(null),
    unit: z.enum(['m2', 'ft2']).catch('m2'),
  })
  .catch(unreadable);

/** Lines as a record holds them: as JSON, or nothing. @param of what says which record it is */
export function readStoredLines(lines: string | undefined, of: string): StoneLine[] {
  if (!lines) return [];
  return readStoredJson(lines, { schema: z.array(storedLine), instead: [unreadable], of: `lines of ${of}` });
}
