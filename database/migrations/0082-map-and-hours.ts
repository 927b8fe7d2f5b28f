import { type Kysely, sql } from 'kysely';

type Values = Record<string, unknown>;
type Move = (values: Values) => Values;
type State = { value: Values; draft: Values | null };
type Removed = { key: string; before: State; after: State };
type Row = { id: number; value: string; draft: string | null };

const days = new Map(
  Object.entries({ Mo: 'mon', Tu: 'tue', We: 'wed', Th: 'thu', Fr: 'fri', Sa: 'sat', Su: 'sun' }),
);
const order = [...days.values()];

/**
 * Opening hours are days and times, of what search engines were told; what visitors read of them stays as it was written.
 * A contact page that shows the drawn map goes on showing it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const company = await findDocument(db, 'company');
  const isMapped = [company?.value, company?.draft].some((text) => Boolean(read(text)?.directionsHref));
  await moveDocument(db, 'company', moveHours);
  if (isMapped && !(await findDocument(db, 'contact'))) {
    const value = JSON.stringify(keepDrawing({}));
    await sql`insert into site_documents (${sql.ref('key')}, value) values ('contact', ${value})`.execute(db);
  } else if (isMapped) {
    await moveDocument(db, 'contact', keepDrawing);
  }
  await moveRemovals(db, { company: moveHours, contact: keepDrawing });
}

function keepDrawing(values: Values): Values {
  return { ...values, map: { kind: 'drawing', ...(isValues(values.map) ? values.map : {}) } };
}

function moveHours(values: Values): Values {
  if (!Array.isArray(values.hours)) return values;
  return { ...values, hours: values.hours.filter(isValues).map(moveRow) };
}

function moveRow({ days: daysText, time: timesText, schema, ...row }: Values): Values {
  const [named = '', times = ''] = String(schema ?? '')
    .trim()
    .split(/\s+(?=\d)/);
  const [opens = '', closes = ''] = times.split('-');
  const isTimed =
    [opens, closes].every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) && opens !== closes;
  return {
    ...row,
    days: readDays(named),
    ...(isTimed ? { opens, closes } : { opens: '', closes: '' }),
    daysText: daysText ?? '',
    timesText: timesText ?? '',
  };
}

/** `Mo-Fr,Su` as the days it stands for; none of a text that says something else. */
function readDays(text: string): string[] {
  const named = text.split(',').flatMap((part) => {
    const [from, until = from] = part.split('-').map((name) => order.indexOf(days.get(name.trim()) ?? ''));
    const isKnown = from !== undefined && until !== undefined && from >= 0 && until >= from;
    return isKnown ? order.slice(from, until + 1) : [undefined];
  });
  return named.includes(undefined) ? [] : order.filter((day) => named.includes(day));
}

async function findDocument(db: Kysely<never>, key: string): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select id, value, draft from site_documents where ${sql.ref('key')} = ${key}`.execute(db);
  return rows[0];
}

/** Its draft and its history as well, so that what it held before can be gone back to. */
async function moveDocument(db: Kysely<never>, key: string, move: Move): Promise<void> {
  const row = await findDocument(db, key);
  if (!row) return;
  const { id, value, draft } = row;
  await sql`update site_documents set value = ${moved(value, move)}, draft = ${draft && moved(draft, move)}
    where id = ${id}`.execute(db);
  const { rows } = await sql<{ id: number; record: string }>`select id, record from revisions
    where entity = 'siteDocument' and record_id = ${id}`.execute(db);
  for (const revision of rows) {
    await sql`update revisions set record = ${moved(revision.record, move)} where id = ${revision.id}`.execute(
      db,
    );
  }
}

/** What a removal of the demo content took away can still be brought back. */
async function moveRemovals(db: Kysely<never>, moves: Record<string, Move>): Promise<void> {
  const { rows } = await sql<{ id: number; documents: string }>`select id, documents
    from demo_removals`.execute(db);
  for (const { id, documents } of rows) {
    const changed = (JSON.parse(documents) as Removed[]).map(({ key, before, after }) => {
      const move = moves[key] ?? ((values) => values);
      const moveState = ({ value, draft }: State) => ({ value: move(value), draft: draft && move(draft) });
      return { key, before: moveState(before), after: moveState(after) };
    });
    await sql`update demo_removals set documents = ${JSON.stringify(changed)} where id = ${id}`.execute(db);
  }
}

/** What cannot be read stays as it is. */
function moved(text: string, move: Move): string {
  const values = read(text);
  return values ? JSON.stringify(move(values)) : text;
}

function read(text: string | null | undefined): Values | undefined {
  try {
    const values: unknown = JSON.parse(text ?? '');
    return isValues(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
