import { z } from 'zod';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { type Fact, listFacts } from '#content/facts/list-facts.ts';
import { classFactNames } from '#content/fit/class-facts.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow, readerOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, notModified, withOrWithoutToken } from '../kit/responses.ts';

const factSchema = z.object({
  field: z.string().describe('The name of the field, as reading the product gives it'),
  label: z.string(),
  text: z.string().describe('As it was written'),
  min: z.number().nullable().describe('The number, or the lower end of a range; null where none can be read'),
  max: z.number().nullable().describe('The same as `min` for a single number'),
  deviation: z.number().nullable().describe('Of a mean: how far single results lie from it'),
  bound: z.enum(['from', 'up to']).nullable(),
  unit: z
    .string()
    .nullable()
    .describe('In one spelling, such as `kg/m³`; empty for a hardness, which has none'),
  currency: z.string().nullable().describe('Of a price, by its three letters'),
  method: z.string().describe('The standard it was measured by; empty where the text names none'),
  date: z.string().describe('When it was measured, as it was written'),
  typical: z.boolean().describe('An indicative value of the product, not a result of a test'),
  metric: z.string().describe('As it reads in metric units'),
  imperial: z.string().describe('As it reads in imperial units'),
});
const classFactSchema = z.object({
  fact: z.enum(classFactNames),
  label: z.string(),
  text: z.string().describe('In the language and units of the site'),
  source: z.string().describe('Where it can be read; empty for what the company says of this stone'),
  typical: z.boolean().describe('Of the class, not of this stone'),
});
const factsSchema = z.object({
  slug: z.string(),
  name: z.string(),
  url: z.string().describe('The path of its page'),
  facts: z.array(factSchema),
  class_facts: z
    .array(classFactSchema)
    .describe('What follows from the class of its rock, or stands in its place'),
});

/** The values of a stone as numbers with their units (specification/facts.md, "Numbers by the API"). */
export function productFactsApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: [productEntity.section],
    summary: 'Read the values of one product as numbers',
    params: z.object({
      categorySlug: z.string().describe('Slug of the collection'),
      productSlug: z.string().describe('Slug of the product'),
    }),
    security: withOrWithoutToken,
    response: {
      200: jsonResponse(
        'Every value that is filled in, and those that cannot be read without numbers',
        factsSchema,
      ),
      ...notModified,
      ...failuresOf(401, 404),
    },
  };
  app.get(
    '/products/:categorySlug/:productSlug/facts',
    { schema, config: allow('readers') },
    async (request, reply) => {
      const { categorySlug, productSlug } = request.params;
      const query = { reader: readerOf(request), categorySlug, slug: productSlug };
      const product = await services.products.getInCategory(query);
      const { slug, name } = product;
      const { currency, units } = await services.siteDocuments.get('company');
      const facts = listFacts(product, currency).map(showNumbers);
      const described = await services.classFacts.describe(product, { units });
      const class_facts = (described?.facts ?? []).map((fact) => ({
        ...fact,
        typical: fact.typical !== '',
      }));
      const payload = { slug, name, url: pathOfProduct(product), facts, class_facts };
      return sendTagged(request, reply, { payload });
    },
  );
}

function showNumbers({ value, isTypical, ...fact }: Fact): z.output<typeof factSchema> {
  const nothing = { min: null, max: null, deviation: null, bound: null, unit: null, currency: null };
  return { ...fact, ...nothing, ...value, typical: isTypical };
}
