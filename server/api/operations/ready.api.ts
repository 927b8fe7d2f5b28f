import { z } from 'zod';
import { loadOf } from '#database/connect.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { jsonResponse } from '../kit/responses.ts';
import { onlyReadMessage } from './health.api.ts';

const readySchema = z.object({
  status: z.literal('ready'),
  version: z.string(),
  warning: z.string().optional().describe('What does not work while visitors can be sent here all the same'),
});
const notReadySchema = z.object({
  status: z.literal('not-ready'),
  problem: z.string().describe('Why, for a person'),
  message: z.string().describe('The same, where every failure has it'),
});

/** Whether a balancer may send visitors to this process. Nothing is asked for it: it is asked every second. */
export function readyApi(app: ApiScope, { readiness, version, db }: ApiContext): void {
  const schema = {
    tags: ['Operation'],
    summary: 'Whether this process can be sent visitors',
    description:
      'For balancers: 503 until the process can serve, and from the moment it is told to stop. Whether the site works, its ' +
      'database included, is what /health tells.',
    response: {
      200: jsonResponse('It can', readySchema),
      503: jsonResponse('It cannot yet, or is stopping', notReadySchema),
    },
  };
  app.get('/ready', { config: allow('everybody'), schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = readiness?.findProblem();
    if (problem === undefined) {
      const warning = loadOf(db).isReadOnly ? onlyReadMessage : undefined;
      return { status: 'ready', version, warning } as const;
    }
    reply.code(503);
    return { status: 'not-ready', problem, message: problem } as const;
  });
}
