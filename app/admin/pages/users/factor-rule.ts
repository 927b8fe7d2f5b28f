import type { FactorScope } from '#people/accounts/factor-rule.shared.ts';

export const factorRulePath = '/users/second-factor-rule';

/** Of `GET /users/second-factor-rule`; days are the company's. */
export type FactorRule = {
  scope: FactorScope;
  from: string | null;
  holds: boolean;
  today: string;
  /** Who is concerned and has none. */
  lacking: readonly string[];
};
