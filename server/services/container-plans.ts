import type { ContentServices } from '#content/content-services.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { createContainerPlanService } from '#content/trade/container-plans.service.ts';
import { sayingWith } from '#messages/say.ts';
import type { WordingService } from '#messages/wording.service.ts';
import type { ListedStones } from './listed-stones.ts';

type Parts = {
  content: Pick<ContentServices, 'products' | 'slabs'>;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  stones: ListedStones;
  wording: Pick<WordingService, 'readForBoth'>;
};

const fields = ['slug', 'name', 'rockClass', 'tests', 'density'] as const;

/** Plans of containers for stones and slabs that visitors see, in the language of the page. */
export function createContainerPlans({ content, siteDocuments, stones, wording }: Parts) {
  const plans = createContainerPlanService({
    async findStones(keys) {
      const found = await stones.find(keys);
      const slugs = [...found.values()].map(({ slug }) => slug);
      if (slugs.length === 0) return new Map();
      const { records } = await content.products.listFields({ reader: 'visitor', slugs, fields });
      const bySlug = new Map(records.map((record) => [record.slug, record]));
      return new Map(
        [...found].flatMap(([key, { slug }]) => {
          const stone = bySlug.get(slug);
          return stone ? [[key, stone] as const] : [];
        }),
      );
    },
    findSlabs: (numbers) => content.slabs.findByNumbers(numbers),
    readTrade: () => siteDocuments.get('trade'),
  });
  return {
    plan: async (input: unknown) => sayingWith(await wording.readForBoth(), () => plans.plan(input)),
  };
}
