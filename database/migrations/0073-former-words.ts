import { type Kysely, sql } from 'kysely';

type Values = Record<string, unknown>;
type Row = { key: string; value: string; draft: string | null };

/** What a site began with when its own words were those of the demo company. */
const former: Record<string, Values> = {
  menu: {
    sideLinks: [
      { id: 'gallery', label: 'Gallery', path: '/gallery/' },
      { id: 'italian-marble', label: 'Italian Marble', path: '/italian-marble/' },
    ],
    previews: [{ id: 'entrance', text: 'Welcome to our marble universe' }],
  },
  home: {
    links: [
      { id: 'social', label: 'Social', path: '/social/' },
      { id: 'italian-marble', label: 'Italian marble', path: '/italian-marble/' },
      { id: 'legal', label: 'Legal', path: '/legal/' },
    ],
  },
  landing: { title: 'Italian marble' },
  forms: { products: ['Imported Marble', 'Exotic Marble', 'Imported White', 'Onyx', 'Travertine'] },
  seo: {
    collections: { title: 'Collections of marble, onyx and travertine' },
    journal: {
      description:
        'How stone forms, how it is chosen, cut, finished, shipped and looked after: articles on marble, onyx and travertine for those who specify it.',
    },
    gallery: {
      description:
        'Rooms built with our stone: lobbies, kitchens, stairs, terraces and bars, each with the marble, onyx or travertine it is made of.',
    },
  },
  room: {
    rooms: {
      kitchenPictured: 'Kitchen with a Calacatta Gold island and a book-matched splashback of the same stone',
      lobbyPictured: 'Hotel lobby with a Botticino floor and a book-matched Statuario wall',
      bathroomPictured: 'Bathroom with a book-matched Nero Marquina wall and a Grey William floor',
    },
  },
  dataSheet: {
    care: 'Clean with water and a pH-neutral soap. Acids such as vinegar, lemon or descaler etch marble, limestone, travertine and onyx: wipe them up at once. Ask us for a sample before you choose a sealer or a cleaner.',
  },
};

/** A site that is in use keeps the words that it began with, wherever nobody has written others. */
export async function up(db: Kysely<never>): Promise<void> {
  const { rows: used } = await sql`select id from categories limit 1`.execute(db);
  if (used.length === 0) return;
  const { rows: stored } = await sql<Row>`select ${sql.ref('key')}, value, draft from site_documents`.execute(
    db,
  );
  for (const [key, words] of Object.entries(former)) {
    const row = stored.find((candidate) => candidate.key === key);
    if (row) {
      const value = completed(row.value, words);
      const draft = row.draft && completed(row.draft, words);
      await sql`update site_documents set value = ${value}, draft = ${draft} where ${sql.ref('key')} = ${key}`.execute(
        db,
      );
    } else {
      await sql`insert into site_documents (${sql.ref('key')}, value) values (${key}, ${JSON.stringify(words)})`.execute(
        db,
      );
    }
  }
}

/** What cannot be read counts as nothing written elsewhere too. */
function completed(text: string, words: Values): string {
  try {
    return JSON.stringify(over(words, JSON.parse(text)));
  } catch {
    return text;
  }
}

/** What is stored, with the former words where it has none. Of lists only the menu's fixed one is completed by item. */
function over(words: Values, stored: Values): Values {
  const result: Values = { ...words, ...stored };
  for (const [name, word] of Object.entries(words)) {
    const value = stored[name];
    if (name === 'previews' && Array.isArray(value)) {
      const entrance = (word as Values[])[0];
      result[name] = value.map((item) => (item.id === 'entrance' ? { ...entrance, ...item } : item));
    } else if (isValues(word) && isValues(value)) result[name] = over(word, value);
  }
  return result;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
