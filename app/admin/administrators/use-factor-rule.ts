import { useState } from 'react';
import type { FactorScope } from '#accounts/factors/factor-rule.shared.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { messageOf } from '../shell/message-of.ts';
import { type FactorRule, factorRulePath } from './factor-rule.ts';

type Outcome = { failure: string; fields: Record<string, string>; done: string };
const nothingYet: Outcome = { failure: '', fields: {}, done: '' };

/** Saves who must have a second factor, and tells what came of it. */
export function useFactorRule(onSaved: () => void) {
  const [outcome, setOutcome] = useState(nothingYet);
  const [isSaving, setIsSaving] = useState(false);

  async function save(rule: { scope: FactorScope; from: string }): Promise<void> {
    setIsSaving(true);
    setOutcome(nothingYet);
    try {
      const body = rule.scope === 'nobody' ? { scope: rule.scope } : rule;
      const { data } = await requestApi<FactorRule>(factorRulePath, { method: 'PUT', body });
      setOutcome({ ...nothingYet, done: describe(data) });
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const failure = messageOf(error, 'This could not be saved. Please try again.');
      setOutcome({ ...nothingYet, failure, fields });
    } finally {
      setIsSaving(false);
    }
  }

  return { ...outcome, isSaving, save };
}

function describe({ scope, holds }: FactorRule): string {
  if (scope === 'nobody') return 'Saved. Nobody has to have a second factor.';
  return holds ? 'Saved. It holds from now on.' : 'Saved. It holds from that day on.';
}
