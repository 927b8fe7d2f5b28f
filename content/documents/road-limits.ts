const payloads = 'macandrews.com, maximum payloads';
const weights = 'en.samskip.is, maximum weight of containers';
const both = `${payloads}; ${weights}`;
const american =
  'link-trans.com, weight regulations; topsourcestone.com, logistics; brothersingranite.blog, June 2021';
const australian = 'icecargo.com.au and corelog.com.au, container weight limits';

/** When the sources were read. */
const asOf = '2026-11-29';

/** Kilograms that roads carry in a 20 ft container, by two letters of the country; sources differ. */
const limits: readonly (readonly [country: string, maxKg: number, source: string])[] = [
  ['AU', 19_270, `On a sideloader: ${australian}`],
  ['AU', 26_270, `On a standard trailer: ${australian}`],
  ['BE', 26_000, both],
  ['CA', 26_000, both],
  ['CH', 22_000, both],
  ['DE', 22_000, weights],
  ['DE', 24_000, payloads],
  ['DK', 24_000, both],
  ['ES', 22_500, `By truck: ${weights}`],
  ['ES', 26_000, payloads],
  ['FI', 26_000, both],
  ['FR', 22_000, both],
  ['GB', 23_000, weights],
  ['GB', 27_500, payloads],
  ['GR', 22_000, both],
  ['IE', 24_000, both],
  ['IT', 22_000, both],
  ['NL', 26_000, weights],
  ['NL', 28_200, payloads],
  ['NO', 24_000, both],
  ['PL', 20_000, both],
  ['PT', 24_000, both],
  ['SE', 26_000, both],
  ['US', 17_200, `On a standard chassis: ${american}`],
  ['US', 19_900, `On a chassis with three axles: ${american}`],
];

/** As the document "Trade" has them at first, by ids. */
export const roadLimitsAtStart = Object.fromEntries(
  limits.map(([country, maxKg, source]) => [
    `${country}-${maxKg}`.toLowerCase(),
    { country, maxKg, source, asOf },
  ]),
);
