import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { readPiecesInBackground } from '#database/background-reading.ts';

/** A table that a browser saves as a file, for an endpoint's description. */
export const csvResponse = {
  description: 'A table in UTF-8; text that begins like a formula has an apostrophe in front',
  content: { 'text/csv': { schema: z.string() } },
};

/** Sends a table piece by piece, however long it gets. @param name of the file, without its ending */
export function sendCsv(reply: FastifyReply, table: { name: string; pieces: AsyncIterable<string> }) {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${table.name}-${day}.csv"`)
    .send(Readable.from(readPiecesInBackground(table.pieces)));
}
