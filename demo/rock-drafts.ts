import { z } from 'zod';
import { factsOf, type Property, propertyNames, rockClasses } from '#content/fit/properties.ts';
import { readContent } from './demo-files.ts';

const property = z.enum(propertyNames as [Property, ...Property[]]);
/** Property, method, value in the unit of the property, day and finish. */
const testSchema = z
  .tuple([property, z.string(), z.number(), z.iso.date()])
  .rest(z.string())
  .transform(([name, method, value, testedOn, finish = '']) => ({
    ...{ property: name, method, value, testedOn, finish },
    unit: factsOf(name).unit,
  }));
const rocksSchema = z.object({
  classes: z.partialRecord(
    z.enum(rockClasses),
    z.strictObject({ abrasionHa: z.number().optional(), stones: z.array(z.string()) }),
  ),
  tested: z.record(z.string(), z.array(testSchema)),
});

/** What stones are made of, by slug, with their tests. Abrasion is typical of the class where it was not tested. */
export async function readRocks() {
  const { classes, tested } = rocksSchema.parse(await readContent('rocks.json'));
  return new Map(
    Object.entries(classes).flatMap(([rockClass, { stones, abrasionHa }]) =>
      stones.map((slug) => {
        const tests = tested[slug] ?? [];
        const isTested = tests.some(({ property: name }) => name === 'abrasion_ha');
        const typical =
          abrasionHa === undefined || isTested
            ? []
            : [{ property: 'abrasion_ha', value: abrasionHa, unit: 'Ha', typical: true }];
        return [slug, { rockClass, tests: [...tests, ...typical] }] as const;
      }),
    ),
  );
}
