import { type Use, uses } from '#content/fit/uses.shared.ts';

export type FitChoice = {
  use: Use | undefined;
  frost: boolean;
  wet: boolean;
  traffic: 'light' | 'heavy' | undefined;
};

/** Where a stone gets wet, or freezes, already. */
const wetUses: readonly Use[] = ['floor-wet', 'shower', 'pool', 'paving-frost'];
const usesOfTraffic = { light: 'floor-home', heavy: 'floor-public' } as const;

/** What the address asks for; what makes no sense is as if it were not there. */
export function readFitChoice(search: URLSearchParams): FitChoice {
  const isOn = (name: string) => !['', '0', 'no', 'false'].includes(search.get(name) ?? '');
  const traffic = search.get('traffic');
  return {
    use: uses.find((use) => use === search.get('use')),
    ...{ frost: isOn('frost'), wet: isOn('wet') },
    traffic: traffic === 'light' || traffic === 'heavy' ? traffic : undefined,
  };
}

/** The uses that a stone has to fit, all of them. */
export function usesOf({ use, frost, wet, traffic }: FitChoice): Use[] {
  const isWetAlready = use !== undefined && wetUses.includes(use);
  const asked = [
    use,
    frost ? 'paving-frost' : undefined,
    wet && !isWetAlready ? 'floor-wet' : undefined,
    traffic && usesOfTraffic[traffic],
  ] as const;
  return [...new Set(asked)].filter((each) => each !== undefined);
}

/** The address that says the same. */
export function queryOfFit({ use, frost, wet, traffic }: FitChoice): string {
  const query = new URLSearchParams();
  if (use) query.set('use', use);
  if (frost) query.set('frost', 'yes');
  if (wet) query.set('wet', 'yes');
  if (traffic) query.set('traffic', traffic);
  return query.toString();
}
