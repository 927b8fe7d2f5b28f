import { type Kysely, sql } from 'kysely';

type Values = Record<string, unknown>;
type Row = { key: string; id: number; value: string; draft: string | null };
type State = { value: Values; draft: Values | null };
type Removed = { key: string; before: State; after: State };
type Move = (values: Values) => Values;

/** Where floors are measured in square feet. Until now every site asked for quantities in them. */
const inSquareFeet = new Set(['IN', 'US', 'CA', 'PK', 'BD', 'LK', 'NP', 'LR', 'MM']);
/** As people call countries beside the names that `Intl` knows. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ usa: 'US', 'united states of america': 'US', uae: 'AE', turkey: 'TR', holland: 'NL' }),
  ...Object.entries({ uk: 'GB', 'great britain': 'GB', england: 'GB', scotland: 'GB', wales: 'GB' }),
  ...Object.entries({ 'czech republic': 'CZ', 'ivory coast': 'CI' }),
]);
const languages = ['en', 'ar', 'de', 'el', 'es', 'fr', 'hi', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'];
const formerPhoneHint = '{digits} digits in India, elsewhere as many as the country has.';

/**
 * The country of the company stands beside its address, as its code alone, and quantities have their unit with them.
 * A site that is in use goes on demanding WhatsApp numbers.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table enquiries add column quantity_unit text not null default 'ft2'`.execute(db);
  const { rows: used } = await sql`select id from categories limit 1`.execute(db);
  const { rows } = await sql<Row>`select ${sql.ref('key')}, id, value, draft from site_documents`.execute(db);
  const moves: Record<string, Move> = { company: moveCountry, forms: keepDemanding };
  for (const { key, id, value, draft } of rows) {
    const move = moves[key];
    if (!move || (key === 'forms' && used.length === 0)) continue;
    await sql`update site_documents set value = ${moved(value, move)}, draft = ${draft && moved(draft, move)}
      where id = ${id}`.execute(db);
    await moveRevisions(db, { id, move });
  }
  await moveRemovals(db, moves);
  if (used.length > 0 && !rows.some(({ key }) => key === 'forms')) {
    const value = JSON.stringify(keepDemanding({}));
    await sql`insert into site_documents (${sql.ref('key')}, value) values ('forms', ${value})`.execute(db);
  }
}

/** What a removal of the demo content took away can still be brought back. */
async function moveRemovals(db: Kysely<never>, moves: Record<string, Move>): Promise<void> {
  const { rows } = await sql<{
    id: number;
    documents: string;
  }>`select id, documents from demo_removals`.execute(db);
  for (const { id, documents } of rows) {
    const changed = (JSON.parse(documents) as Removed[]).map(({ key, before, after }) => {
      const move = moves[key] ?? ((values) => values);
      const moveState = ({ value, draft }: State) => ({ value: move(value), draft: draft && move(draft) });
      return { key, before: moveState(before), after: moveState(after) };
    });
    await sql`update demo_removals set documents = ${JSON.stringify(changed)} where id = ${id}`.execute(db);
  }
}

async function moveRevisions(db: Kysely<never>, { id, move }: { id: number; move: Move }): Promise<void> {
  const ofDocument = sql`entity = 'siteDocument' and record_id = ${id}`;
  const { rows } = await sql<{ id: number; record: string }>`select id, record from revisions
    where ${ofDocument}`.execute(db);
  for (const { id: revision, record } of rows) {
    await sql`update revisions set record = ${moved(record, move)} where id = ${revision}`.execute(db);
  }
}

/** What cannot be read stays as it is. */
function moved(text: string, move: Move): string {
  try {
    const values: unknown = JSON.parse(text);
    return isValues(values) ? JSON.stringify(move(values)) : text;
  } catch {
    return text;
  }
}

function moveCountry(values: Values): Values {
  if (!isValues(values.address)) return values;
  const { country: name, countryCode: code, ...address } = values.address;
  const country = readCode(String(code ?? '')) ?? findByName(String(name ?? ''));
  const isImperial = country === null || inSquareFeet.has(country);
  return { ...values, address, country, units: isImperial ? 'imperial' : 'metric' };
}

function keepDemanding({ phoneHint, ...values }: Values): Values {
  const hint = phoneHint === undefined || phoneHint === formerPhoneHint ? {} : { phoneHint };
  return { ...values, ...hint, isWhatsappRequired: true };
}

/** `in` and `UK` as `IN` and `GB`. */
function readCode(text: string): string | undefined {
  const code = text.trim();
  return /^[a-z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).region : undefined;
}

function findByName(text: string): string | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  return readCode(text) ?? otherNames.get(wanted) ?? codesByName().get(wanted) ?? null;
}

function codesByName(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code): [string, string][] => {
      const name = display.of(code);
      // A former code has the name of the one that took its place.
      return name === undefined || readCode(code) !== code ? [] : [[fold(name), code]];
    });
  });
  return new Map(names);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/^the /i, '').trim().toLowerCase();
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
