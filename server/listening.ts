import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';
import { messageOf } from './open-database.ts';

type Address = Pick<Config, 'host' | 'port'>;

/**
 * Takes the port and lets go of it, before anything is written that only a start which succeeds should leave behind.
 * @throws ConfigError in one line
 */
export async function checkPort({ host, port }: Address): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ host, port }), 'listening');
  } catch (error) {
    throw refusalOf({ host, port }, error);
  }
  probe.close();
  await once(probe, 'close');
}

/** @throws ConfigError in one line */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refusalOf({ host, port }, error);
  }
}

function refusalOf({ host, port }: Address, error: unknown): ConfigError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`PORT ${port} is taken on ${host}`);
  if (code === 'EACCES') return new ConfigError(`PORT ${port} may not be used by this user`);
  return new ConfigError(`HOST ${host} cannot be listened on: ${messageOf(error)}`);
}
