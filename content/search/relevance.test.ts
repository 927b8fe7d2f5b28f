import { describe, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { loadRecords } from '#demo/load-records.ts';
import { loadSiteDocuments } from '#demo/load-site-documents.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { createContentServices } from '../content-services.ts';
import { createSiteDocumentService } from '../documents/site-documents.service.ts';
import type { CatalogueHit } from './catalogue.service.ts';
import { createCatalogueService } from './catalogue.service.ts';

/** What a visitor types, and the page that must come first; grouped by what it asks of the search. */
const queries: Record<string, Record<string, string>> = {
  'a name, or a part of it': {
    ...{ statuario: 'statuario', 'calacatta viola': 'calacatta-viola', carrara: 'carrara' },
    ...{ 'honey onyx': 'honey-onyx', marquina: 'nero-marquina', navona: 'travertine-navona' },
    ...{ 'four season': 'four-season', 'travertine noce': 'travertine-noce', patagonia: 'patagonia' },
  },
  'the beginning of a name that is still being typed': {
    ...{
      stat: 'statuario',
      calac: 'calacatta-viola',
      'nero ma': 'nero-marquina',
      bott: 'botticino-classico',
    },
  },
  'another case, accents or signs': {
    ...{ STATUARIO: 'statuario', 'Azul Macaúbas': 'azul-macaubas', 'fiór di bòsco': 'fior-di-bosco' },
    ...{ 'crema-marfil': 'crema-marfil', '"panda" white!': 'panda-white' },
  },
  'a wrong letter': {
    ...{
      statuaryo: 'statuario',
      carrera: 'carrara',
      michelanjelo: 'michelangelo',
      travertime: 'travertine-classic',
    },
  },
  'a missing letter': {
    ...{ statuaro: 'statuario', botticno: 'botticino-classico', 'dark emprador': 'dark-emperador' },
    ...{ 'calacata gold': 'calacatta-gold' },
  },
  'an extra letter': { sstatuario: 'statuario', volakkas: 'volakas', 'crema marfill': 'crema-marfil' },
  'two letters that have changed places': {
    ...{
      sattuario: 'statuario',
      cararra: 'carrara',
      'white thasoss': 'thassos-white',
      amazonitte: 'amazonite',
    },
    ...{ protoro: 'portoro', 'arabescato oribico': 'arabescato-orobico' },
  },
  'a name in Hindi': {
    ...{ कैरारा: 'carrara', स्टैचुआरियो: 'statuario', 'सफेद ओनिक्स': 'white-onyx', बोटिचीनो: 'botticino-classico' },
  },
  'a name in Arabic': {
    ...{
      كرارا: 'carrara',
      ستاتواريو: 'statuario',
      'كريما مارفيل': 'crema-marfil',
      'نيرو ماركينا': 'nero-marquina',
    },
  },
  'a word of the trade': {
    ...{ statuary: 'statuario', travertino: 'travertine-classic', 'blue bahia': 'azul-bahia' },
    ...{ 'granite look': 'patagonia', 'black marquina': 'nero-marquina', 'emperador dark': 'dark-emperador' },
  },
  'a plural, or a singular': {
    ...{ 'honey onyxes': 'honey-onyx', 'noce travertines': 'travertine-noce', 'granites look': 'patagonia' },
    ...{
      'prayer halls': 'bianco-sivec',
      'illuminated ceiling': 'white-onyx',
      'test reports': 'how-to-read-a-stone-test-report',
    },
  },
  'a finish': {
    'carrara sandblasted': 'carrara',
    'tumbled botticino': 'botticino-classico',
    'matt statuario': 'statuario',
  },
  'an origin': {
    ...{
      prilep: 'bianco-sivec',
      'onyx argentina': 'blue-onyx',
      bolivia: 'sodalite-blue',
      'yen bai': 'vietnam-white',
    },
  },
  'a use': {
    'illuminated ceilings': 'white-onyx',
    'prayer hall': 'bianco-sivec',
    'pool surrounds thassos': 'thassos-white',
  },
  'an article': {
    ...{ 'why marble etches': 'why-marble-etches', 'test report': 'how-to-read-a-stone-test-report' },
    ...{ 'what fits in a container': 'what-fits-in-a-container', 'why veins': 'why-veins-run' },
  },
  'a project': {
    'night bathroom': 'night-bathroom',
    'bar lit from within': 'bar-lit-from-within',
    kochi: 'room-with-one-window',
  },
};

const pairs = [
  ...([
    ['granite', 'granites'],
    ['limestone', 'limestones'],
    ['marble', 'marbles'],
    ['slab', 'slabs'],
  ] as const),
  ...([
    ['tile', 'tiles'],
    ['finish', 'finishes'],
    ['quarry', 'quarries'],
    ['vein', 'veins'],
  ] as const),
  ...([
    ['staircase', 'staircases'],
    ['lobby', 'lobbies'],
  ] as const),
];

describe('who searches the site for', () => {
  const openDb = createDatabaseOpener('sqlite');

  test('what the table of queries says finds first what it says, one of something as well as several', async () => {
    const { find, slugOf } = await openSearch(await openDb());
    const wrong: string[] = [];
    for (const [group, pairs] of Object.entries(queries)) {
      for (const [query, slug] of Object.entries(pairs)) {
        const [hit] = await find(query);
        const first = hit && (await slugOf(hit));
        if (first !== slug) wrong.push(`${group}: "${query}" finds ${first}, not ${slug}`);
      }
    }
    expect(wrong).toEqual([]);
    for (const [one, several] of pairs) {
      const found = await find(one);
      expect(await find(several), several).toEqual(found);
      expect(found.length, one).toBeGreaterThan(0);
    }
  });
});

async function openSearch(db: Db) {
  await loadRecords(db);
  await loadSiteDocuments(db);
  const records = createContentServices(db);
  const documents = createSiteDocumentService(db);
  const catalogue = createCatalogueService(db, {
    findSynonyms: async () => (await documents.get('search')).synonyms,
  });
  const services = {
    ...{ stone: records.products, article: records.blogPosts, project: records.galleryProjects },
    ...{ landing: records.landingPages, page: records.pages },
  };
  return {
    find: async (query: string) =>
      (await catalogue.search({ query, narrowing: {}, page: 1, perPage: 100 })).hits,
    slugOf: async ({ kind, recordId }: CatalogueHit) => (await services[kind].getById(recordId)).slug,
  };
}
