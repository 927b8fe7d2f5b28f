import { z } from 'zod';
import { newCodesSchema } from '#people/accounts/factor.schema.ts';
import { allow, allowConfirmed, ownOf, selfOf, signedInOf } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { administratorId } from './sessions.api.ts';

const shared = { tags: ['Second factors'], security: bearer };
const noBody = (description: string) => z.undefined().describe(description);

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  device: z.string().describe('Browser and system that it was added with'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
const recoveryCodesSchema = z
  .array(z.string())
  .describe('Each signs in once in place of a code; they are shown this once');
export const newRecoveryCodesSchema = recoveryCodesSchema
  .nullable()
  .describe('The recovery codes that come with the first second factor, shown this once; else null');

/** What an account proves itself with beside the password, and taking it from one who has lost it. */
export function secondFactorsApi(app: ApiScope, context: ApiContext): void {
  addReading(app, context);
  addTimeCodes(app, context);
  addConfirmingTimeCodes(app, context);
  addRecoveryCodes(app, context);
  addReset(app, context);
}

function addReading(app: ApiScope, { services }: ApiContext): void {
  const overview = z.object({
    timeCodesSince: z.iso.datetime().nullable().describe('Since when codes of an app are asked for'),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.int(),
    passkeyObstacle: z.string().nullable().describe('Why the address of the site takes no passkeys'),
    passkeyOrigin: z.string().describe('Where passkeys work'),
    requiredFrom: z.iso
      .date()
      .nullable()
      .describe(
        'The day, where the company is, from which your account must have a second factor; null where it need not',
      ),
    isHeldBack: z.boolean().describe('Whether all else is refused until one is set up'),
  });
  const schema = {
    ...shared,
    summary: 'What your account has beside the password',
    response: { 200: jsonResponse('The second factors', overview), ...failuresOf(401) },
  };
  app.get('/auth/factors', { schema, config: allow('account') }, async (request) => ({
    ...(await services.accounts.factors.read(ownOf(request))),
    requiredFrom: await services.accounts.factorRule.findRequiredFrom(signedInOf(request).role),
    isHeldBack: signedInOf(request).lacksFactor,
  }));
}

function addTimeCodes(app: ApiScope, { services }: ApiContext): void {
  const { timeCodes } = services.accounts;
  const begin = {
    ...shared,
    summary: 'Begin setting up codes of an app',
    description:
      'They are asked for once a first code has confirmed them; those of another app stay until then.',
    response: {
      200: jsonResponse(
        'What the app is given',
        z.object({
          secret: z.string().describe('For typing'),
          uri: z.string().describe('For a link on the phone itself'),
          qr: z.string().describe('For scanning, as SVG'),
        }),
      ),
      ...failuresOf(401),
    },
  };
  app.post('/auth/time-codes', { schema: begin, config: allowConfirmed('account') }, async (request) =>
    timeCodes.begin(ownOf(request)),
  );
}

function addConfirmingTimeCodes(app: ApiScope, { services }: ApiContext): void {
  const { timeCodes } = services.accounts;
  const confirm = {
    ...shared,
    summary: 'Confirm the codes of an app with the first one',
    body: newCodesSchema,
    response: {
      200: jsonResponse('They are on', z.object({ recoveryCodes: newRecoveryCodesSchema })),
      ...failuresOf(400, 401, 409, 415),
    },
  };
  const options = { schema: confirm, config: allow('account'), validatorCompiler: leaveToService };
  app.post('/auth/time-codes/confirm', options, async (request) =>
    timeCodes.confirm(request.body, ownOf(request)),
  );

  const remove = {
    ...shared,
    summary: 'Do without codes of an app',
    response: { 204: noBody('They are asked for no more'), ...failuresOf(401) },
  };
  const removal = { schema: remove, config: allowConfirmed('account') };
  app.delete('/auth/time-codes', removal, async (request, reply) => {
    await timeCodes.remove(ownOf(request));
    return reply.code(204).send();
  });
}

function addRecoveryCodes(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Make ten new recovery codes',
    description: 'Those that are left work no more.',
    response: {
      200: jsonResponse('The codes', z.object({ recoveryCodes: recoveryCodesSchema })),
      ...failuresOf(401, 409),
    },
  };
  app.post('/auth/recovery-codes', { schema, config: allowConfirmed('account') }, async (request) => ({
    recoveryCodes: await services.accounts.factors.renewRecoveryCodes(ownOf(request)),
  }));
}

function addReset(app: ApiScope, { services }: ApiContext): void {
  const schema = {
    ...shared,
    summary: 'Take every second factor from somebody else',
    description:
      'For whoever has lost a phone: they are signed out everywhere, and the password alone signs in.',
    params: z.object({ id: administratorId }),
    response: { 204: noBody('They are gone'), ...failuresOf(400, 401, 404, 409) },
  };
  const path = '/users/:id/factors';
  app.delete(path, { schema, config: allowConfirmed('people') }, async (request, reply) => {
    await services.accounts.factors.reset(request.params.id, selfOf(request));
    return reply.code(204).send();
  });
}
