import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Services } from '#server/services/services.ts';

/** The words of the choice of units. */
export async function readUnitTexts({ siteDocuments }: Services) {
  const sheet = await siteDocuments.get('dataSheet');
  const { unitsLabel, metricLabel, imperialLabel } = sheet;
  const own = {
    unitsLabel: 'unitsLabel',
    metricLabel: 'metricLabel',
    imperialLabel: 'imperialLabel',
  } as const;
  return { unitsLabel, metricLabel, imperialLabel, ...fallbackOf({}, fallbackAs(sheet, own)) };
}
