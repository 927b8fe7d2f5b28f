import { z } from 'zod';
import type { DemoCounts } from '#content/editorial/first-steps/demo-removal.service.ts';
import { firstStepKeys, optionalStepKeys } from '#content/editorial/first-steps/first-step-keys.shared.ts';
import { entities } from '#content/registry.ts';
import { allow, allowConfirmed } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { authorOf } from './content-writing.api.ts';

const tags = ['First steps'];

const removalSchema = z.object({
  removedAt: z.iso.datetime(),
  removedBy: z.string(),
  records: z.int().describe('How many went to the trash'),
  documents: z.int().describe('How many documents of the site it has changed'),
  daysLeft: z.int().describe('Days for which it can be undone'),
});

const firstStepsSchema = z.object({
  steps: z.array(
    z.object({
      key: z.enum(firstStepKeys),
      isDone: z.boolean(),
      isNeeded: z.boolean().describe('Nobody has said that the company does without'),
      demos: z.array(z.string()).describe('What of it is still the demo company’s'),
    }),
  ),
  isDismissed: z.boolean().describe('Somebody has put the list away'),
  demo: z.object({
    isThere: z.boolean().describe('There is demo content that can be removed'),
    removal: removalSchema.nullable().describe('What was removed and can be brought back'),
  }),
});

const countsSchema = z.object(
  Object.fromEntries([...entities.map(({ table }) => table), 'siteDocuments'].map((name) => [name, z.int()])),
) as unknown as z.ZodType<DemoCounts>;

/** What a new site still needs, and taking the demo content away. */
export function firstStepsApi(app: ApiScope, context: ApiContext): void {
  addReading(app, context);
  addDismissing(app, context);
  addPuttingAside(app, context);
  addPreview(app, context);
  addRemoving(app, context);
  addUndoing(app, context);
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'What a new site still needs to be the company’s own',
    security: bearer,
    response: { 200: jsonResponse('The first steps', firstStepsSchema), ...failuresOf(401) },
  };
  app.get('/first-steps', { schema, config: allow('firstSteps') }, async () => services.firstSteps.read());
}

function addDismissing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Put the list of first steps away, or bring it back',
    security: bearer,
    body: z.strictObject({ dismissed: z.boolean('dismissed is yes or no') }),
    response: { 200: jsonResponse('The first steps', firstStepsSchema), ...failuresOf(400, 401, 415) },
  };
  app.put('/first-steps', { schema, config: allow('firstSteps') }, async (request) => {
    await services.firstSteps.setDismissed(request.body.dismissed, authorOf(request));
    return services.firstSteps.read();
  });
}

function addPuttingAside(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Say that the company does without a step, or takes it after all',
    security: bearer,
    params: z.object({ step: z.enum(optionalStepKeys, 'This step cannot be put aside') }),
    body: z.strictObject({ needed: z.boolean('needed is yes or no') }),
    response: { 200: jsonResponse('The first steps', firstStepsSchema), ...failuresOf(400, 401, 415) },
  };
  app.put('/first-steps/:step', { schema, config: allow('firstSteps') }, async (request) => {
    const { step } = request.params;
    await services.firstSteps.setNeeded(step, request.body.needed, authorOf(request));
    return services.firstSteps.read();
  });
}

function addPreview(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'What removing the demo content would take away',
    security: bearer,
    response: {
      200: jsonResponse(
        'How many of each',
        z.object({
          goes: countsSchema,
          stays: countsSchema.describe('Documents: those in which something stays that somebody has written'),
          edited: z.int().describe('How many of the records that stay came with the demo content'),
          links: z
            .array(
              z.object({
                title: z.string(),
                label: z.string().describe('What the field is called'),
                kind: z.string().describe('The path of its kind of record, or `site` for a document'),
                id: z.string().describe('The number of the record, or the key of the document'),
                field: z.string().describe('What its form knows the field by'),
              }),
            )
            .describe(
              'Fields that stay and link to what goes, or to what has been removed and can be restored',
            ),
        }),
      ),
      ...failuresOf(401),
    },
  };
  app.get('/demo/removal', { schema, config: allow('demoRemoval') }, async () =>
    services.demoRemoval.preview(),
  );
}

function addRemoving(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Remove the demo content',
    description:
      'Records go to the trash, and documents of the site back to what a new site begins with; what somebody has changed stays. It can be undone for 30 days.',
    security: bearer,
    response: {
      201: jsonResponse('What was removed', z.object({ records: z.int(), documents: z.int() })),
      ...failuresOf(401, 409),
    },
  };
  app.post('/demo/removal', { schema, config: allowConfirmed('demoRemoval') }, async (request, reply) =>
    reply.code(201).send(await services.demoRemoval.run(authorOf(request))),
  );
}

function addUndoing(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    tags,
    summary: 'Bring the demo content back',
    description:
      'What was written since the removal stays; what was deleted for good since does not come back.',
    security: bearer,
    response: {
      200: jsonResponse('How many records came back', z.object({ records: z.int() })),
      ...failuresOf(401, 409),
    },
  };
  app.post('/demo/removal/undo', { schema, config: allowConfirmed('demoRemoval') }, async (request) =>
    services.demoRemoval.undo(authorOf(request)),
  );
}
