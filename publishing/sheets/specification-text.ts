import type { Product } from '#content/entities/product/product.entity.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import type { ShownClassFacts } from '#content/fit/class-facts.service.ts';
import type { StoneFit } from '#content/fit/fit.service.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';

type SpecifiedStone = Pick<
  Product,
  'name' | 'origin' | 'rockClass' | 'finishOptions' | 'thicknessOptions' | (typeof technicalFields)[number]
>;

type Sources = {
  stone: SpecifiedStone;
  tests: StoneFit['tests'];
  classFacts: ShownClassFacts | undefined;
  labels: { originLabel: string; finishesLabel: string; thicknessesLabel: string };
  t: Translate<MessageKey>;
};

/** Of what follows from the class, what whoever lays the stone has to know. */
const laidBy: readonly string[] = ['adhesive', 'care'];

/** What an architect copies into a specification: what is known of a stone, a fact a line, with plain spaces. */
export function specificationText({ stone, tests, classFacts, labels, t }: Sources): string {
  const rock = stone.rockClass && t(`fit:rock.${stone.rockClass}`);
  const facts: [string, string][] = [
    [labels.originLabel, stone.origin],
    [labels.finishesLabel, listTexts(stone.finishOptions)],
    [labels.thicknessesLabel, listTexts(stone.thicknessOptions)],
    ...technicalFields.map((field): [string, string] => [t(`product:technical.${field}`), stone[field]]),
    ...tests.map(({ property, value, note, method, date }): [string, string] => {
      const how = listTexts([note, method, date].filter(Boolean));
      return [t('fit:tested', { property }), how ? `${value} (${how})` : value];
    }),
    ...(classFacts?.facts ?? [])
      .filter(({ fact }) => laidBy.includes(fact))
      .map(({ label, text }): [string, string] => [label, text]),
  ];
  return [
    listTexts([stone.name, rock].filter(Boolean)),
    ...facts.filter(([, value]) => value.trim() !== '').map(([label, value]) => `${label}: ${value}`),
    t('product:specification.approval'),
  ]
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}
