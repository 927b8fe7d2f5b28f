import type { Role } from './permissions.shared.ts';

/** Who must have a second factor. */
export const factorScopes = ['nobody', 'owners', 'everybody'] as const;
export type FactorScope = (typeof factorScopes)[number];

/** How far ahead a rule may begin. */
export const maxRuleDaysAhead = 365;

/** What the API calls the refusal of everything but one's own account: programs and the back office rely on it. */
export const factorRequired = 'second_factor_required';

export function concerns(scope: FactorScope, role: Role): boolean {
  return scope === 'everybody' || (scope === 'owners' && role === 'owner');
}
