import { z } from 'zod';
import { checkConnection } from '#database/check-connection.ts';
import { loadOf } from '#database/connect.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse } from '../kit/responses.ts';

/** All processes have the same database, and pages can be shown. */
export const onlyReadMessage = 'The database can only be read at the moment; nothing can be stored.';

const healthSchema = z.object({ status: z.literal('ok'), version: z.string(), database: z.literal('ok') });

/** Whether the site works, for monitoring. */
export function healthApi(app: ApiScope, { db, services, version }: ApiContext): void {
  app.get(
    '/health',
    {
      config: allow('everybody'),
      schema: {
        tags: ['Operation'],
        summary: 'Whether the site and its database work, and there is room to store anything',
        response: { 200: jsonResponse('Both work', healthSchema), ...failuresOf(503) },
      },
    },
    async () => {
      await checkConnection(db).catch((cause: unknown) => {
        // Busy does not mean down: monitoring must not restart a server that is only overloaded.
        if (isAppError(cause) && cause.code === 'busy') throw cause;
        throw new AppError('unavailable', 'The database cannot be reached.', { cause });
      });
      const complaint = await services.storageCheck.findComplaint();
      if (complaint)
        throw new AppError('unavailable', complaint.message, { cause: new Error(complaint.place) });
      if (loadOf(db).isReadOnly) throw new AppError('unavailable', onlyReadMessage);
      return { status: 'ok', version, database: 'ok' } as const;
    },
  );
}
