import type { Product } from '#content/entities/product/product.entity.ts';
import { readFactValue } from '#content/facts/fact-value.shared.ts';
import { showAreaWeight } from '#content/facts/show-slab.shared.ts';
import { factorBetween, type Units } from '#content/facts/units.shared.ts';
import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import { densityOf } from '#content/trade/density-of.shared.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Services } from '#server/services/services.ts';

export type StoneTradeData = NonNullable<Awaited<ReturnType<typeof loadStoneTrade>>>;

type WeighedStone = Pick<Product, 'density' | 'rockClass' | 'thicknessOptions' | 'tests'>;

/** How a stone is sold and shipped, and what it weighs, with the words around it; undefined where nothing is said of it. */
export async function loadStoneTrade(services: Services, product: WeighedStone, units: Units) {
  const [trade, t, language] = await Promise.all([
    services.siteDocuments.get('trade'),
    services.wording.read(),
    services.readLanguage(),
  ]);
  const facts = [
    { label: t('trade:packing'), name: 'packing', value: trade.packing },
    { label: t('trade:leadTime'), name: 'leadTime', value: trade.leadTime },
    { label: t('trade:minimumOrder'), name: 'minimumOrder', value: trade.minimumOrder },
    { label: t('trade:priceBasis'), name: 'priceBasis', value: trade.priceBasis },
    { label: t('trade:incoterms'), name: 'incoterms', value: listTexts(trade.incoterms) },
    { label: t('trade:ports'), name: 'ports', value: listTexts(trade.ports) },
    {
      label: t(`trade:weight.${units}`),
      name: 'weight',
      value: listTexts(weightsOf(product).map((weight) => showAreaWeight(weight, units, language))),
    },
  ].filter(({ value }) => value !== '');
  return facts.length > 0 ? { heading: t('trade:heading'), facts, ...fallbackOf(trade) } : undefined;
}

/** Of a square metre in each thickness that is a plain length. What the class of rock alone would weigh is left out. */
function weightsOf({ thicknessOptions, ...stone }: WeighedStone) {
  const { kgPerM3, from } = densityOf(stone);
  if (from === 'class') return [];
  return thicknessOptions.flatMap((text) => {
    const thickness = readFactValue(text);
    const factor = thickness && factorBetween(thickness.unit, 'mm');
    if (!factor || thickness.min !== thickness.max) return [];
    return [{ thickness: text, kg: (kgPerM3 * thickness.min * factor) / 1_000 }];
  });
}
