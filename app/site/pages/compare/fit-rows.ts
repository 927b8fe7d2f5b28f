import type { Product } from '#content/entities/product/product.entity.ts';
import type { Units } from '#content/facts/units.shared.ts';
import type { StoneFit } from '#content/fit/fit.service.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';
import type { Services } from '#server/services/services.ts';
import { type ComparedRow, compareValues } from './compare-values.ts';

type Words = { t: Translate<MessageKey>; units: Units };

/** The tests of stones, and where they may go; none where nothing is known of any. */
export async function findFitRows(
  services: Services,
  stones: readonly Product[],
  { t, units }: Words,
): Promise<ComparedRow[]> {
  const fits = await Promise.all(stones.map((stone) => services.fit.describe(stone, { units })));
  const uses = fits.find(({ verdicts }) => verdicts.length > 0)?.verdicts ?? [];
  return [
    ...testRows(fits, t),
    ...uses.flatMap(({ use: label }, index) => verdictRow(label, { fits, index, t })),
  ];
}

function testRows(fits: readonly StoneFit[], t: Words['t']): ComparedRow[] {
  const properties = new Set(fits.flatMap(({ tests }) => tests.map(({ property }) => property)));
  return [...properties].flatMap((tested) =>
    compareValues(
      { label: t('fit:tested', { property: tested }) },
      fits.map(({ tests }) =>
        tests
          .filter(({ property }) => property === tested)
          .map(({ value, method, date, laboratory, note }) => {
            const notes = [method, date, laboratory, note].filter(Boolean);
            return `${value} (${listTexts(notes)})`;
          }),
      ),
    ),
  );
}

/** Where verdicts differ each names what decides it. */
function verdictRow(
  label: string,
  { fits, index, t }: { fits: readonly StoneFit[]; index: number; t: Words['t'] },
): ComparedRow[] {
  const verdicts = fits.map((fit) => fit.verdicts[index]);
  const said = verdicts.map((verdict) => [verdict?.said ?? t('fit:verdict.unknown')]);
  return compareValues({ label }, said).map((row) => {
    if (!row.differs) return row;
    const values = row.values.map((value, place) => {
      const [decides] = verdicts[place]?.reasons ?? [];
      return decides ? { parts: [...value.parts, { text: decides.text, isShared: false }] } : value;
    });
    return { ...row, values };
  });
}
