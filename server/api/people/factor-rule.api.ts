import { z } from 'zod';
import { addDays, dayAt, startOfDay } from '#content/kit/zoned-days.shared.ts';
import { factorRuleSchema } from '#people/accounts/factor-rule.service.ts';
import {
  concerns,
  type FactorScope,
  factorScopes,
  maxRuleDaysAhead,
} from '#people/accounts/factor-rule.shared.ts';
import { allow, allowConfirmed, selfOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

const shared = { tags: ['Second factors'], security: bearer };
const path = '/users/second-factor-rule';
const ruleSchema = z.object({
  scope: z.enum(factorScopes).describe('Who must have a second factor'),
  from: z.iso.date().nullable().describe('The day from which it holds; null where nobody must'),
  holds: z.boolean().describe('Whether that day has come'),
  today: z.iso.date().describe('Where the company is'),
  lacking: z.array(z.string()).describe('Who is concerned and has none'),
});

/** Who must have a second factor, and from which day. */
export function factorRuleApi(app: ApiScope, { services }: ApiContext): void {
  const { accounts } = services;
  const findZone = async () => (await services.siteDocuments.get('company')).timeZone;

  async function read() {
    const rule = await accounts.factorRule.read();
    const now = new Date();
    const { scope = 'nobody', fromDay = null, holdsFrom } = rule ?? {};
    const holds = holdsFrom !== undefined && holdsFrom <= now.toISOString();
    const today = dayAt(now, await findZone());
    return { scope, from: fromDay, holds, today, lacking: await findLacking(scope) };
  }

  async function findLacking(scope: FactorScope): Promise<string[]> {
    const factorsOf = await accounts.factors.findOfAll();
    const people = await accounts.list();
    return people
      .filter(({ id, role }) => concerns(scope, role) && factorsOf(id).length === 0)
      .map(({ username }) => username);
  }

  const reading = {
    ...{ ...shared, summary: 'Who must have a second factor' },
    response: { 200: jsonResponse('The rule', ruleSchema), ...failuresOf(401) },
  };
  app.get(path, { schema: reading, config: allow('people') }, read);

  const setting = {
    ...{ ...shared, summary: 'Say who must have a second factor' },
    description:
      'From that day on whoever has none can do nothing but set one up: all else is refused with `second_factor_required`. Only an owner who has one can say so.',
    body: factorRuleSchema,
    response: { 200: jsonResponse('The rule', ruleSchema), ...failuresOf(400, 401, 409, 415) },
  };
  const options = { schema: setting, config: allowConfirmed('people'), validatorCompiler: leaveToService };
  app.put(path, options, async (request) => {
    const zone = await findZone();
    const today = dayAt(new Date(), zone);
    const startOf = (day: string) => startOfDay(day, zone);
    const days = { today, lastDay: addDays(today, maxRuleDaysAhead), startOf };
    await accounts.factorRule.set(request.body, { self: selfOf(request), days });
    return read();
  });
}
