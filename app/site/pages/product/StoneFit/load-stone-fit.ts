import type { Product } from '#content/entities/product/product.entity.ts';
import type { Units } from '#content/facts/units.shared.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Services } from '#server/services/services.ts';

export type StoneFitData = NonNullable<Awaited<ReturnType<typeof loadStoneFit>>>;

/** Where a stone may go with the words around it, so that pages of stones of which nothing is known carry none of them. */
export async function loadStoneFit(
  services: Services,
  product: Product,
  asked: { finish: string; units: Units },
) {
  const fit = await services.fit.describe(product, asked);
  if (fit.verdicts.length === 0) return undefined;
  const t = await services.wording.read();
  return {
    ...fit,
    heading: t('fit:heading'),
    guide: t('fit:guide'),
    finishLabel: t('fit:finish'),
    allFinishes: t('fit:finish.all'),
    columns: [t('fit:column.use'), t('fit:column.verdict')],
    sourcesHeading: t('fit:sources'),
    testsHeading: t('fit:tests'),
    testColumns: [
      ...[t('fit:column.property'), t('fit:column.value')],
      listTexts([t('fit:column.method'), t('fit:column.date'), t('fit:column.laboratory')]),
    ],
  };
}
