import type { FastifyReply } from 'fastify';
import { z } from 'zod';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const xlsxResponse = {
  description: 'A workbook with one sheet',
  content: { [xlsxType]: { schema: z.any() } },
};

/** A workbook to be saved under a name, without its ending. */
export function sendXlsx(
  reply: FastifyReply,
  { name, bytes }: { name: string; bytes: Uint8Array },
): FastifyReply {
  return reply
    .type(xlsxType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(Buffer.from(bytes));
}
