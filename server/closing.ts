import type { FastifyInstance } from 'fastify';

/** Without it a browser that keeps its connection open would hold up the stop for as long as it likes. */
export function closeConnectionsAfterResponses(app: FastifyInstance): () => void {
  let isStopping = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isStopping) reply.header('connection', 'close');
    return payload;
  });
  return () => {
    isStopping = true;
  };
}

/** A client that sends slowly, or never reads the response, does not decide how long the stop takes. */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(cut);
}
