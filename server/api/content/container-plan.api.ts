import { z } from 'zod';
import { containerPlanSchema } from '#content/trade/container-plan.schema.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';

const kg = z.number().describe('Kilograms');
const containerSchema = z.object({
  bundles: z.array(
    z.object({
      netKg: kg,
      grossKg: kg,
      pieces: z.number(),
      contents: z.array(
        z.object({ line: z.number().describe('Its place among the lines'), pieces: z.number() }),
      ),
    }),
  ),
  netKg: kg.describe('Of the stone'),
  grossKg: kg.describe('With its packing, without the container'),
  limitKg: kg.describe('Of what grossKg is: the lowest of the country, and of what a box carries'),
  centreOfGravity: z.object({
    lengthPercent: z
      .number()
      .describe('Of the length inside, from the middle; above 0 is nearer to the door'),
  }),
  floorKgPerMetre: z.number().describe('The most on a metre of the floor'),
  room: z
    .object({ kg, bundles: z.number() })
    .describe('What could still be added: bundles like the smallest'),
});
const warningSchema = z.object({
  warning: z.string().describe('Such as `too-long`, `too-heavy`, `no-country` or `centre-of-gravity`'),
  message: z.string(),
  line: z.number().optional().describe('Its place among the lines'),
  product: z.string().optional(),
  pieces: z.number().optional().describe('How many are not packed'),
  container: z.number().optional().describe('Its place among the containers'),
});

/** How an order goes into containers (specification/api.md, "Container plans"). */
export function containerPlanApi(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags: ['Trade'],
    summary: 'Plan containers',
    description: 'Each piece is in a bundle or named in a warning. Nothing is stored.',
    body: containerPlanSchema,
    response: {
      200: jsonResponse(
        'The plan',
        z.object({ containers: z.array(containerSchema), warnings: z.array(warningSchema) }),
      ),
      ...failuresOf(400, 413, 415),
    },
  };
  const options = { schema, config: allow('everybody'), validatorCompiler: leaveToService };
  app.post('/container-plan', options, ({ body }) => services.containerPlans.plan(body));
}
