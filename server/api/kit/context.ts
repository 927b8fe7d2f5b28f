import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Db } from '#database/connect.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import type { Readiness } from '../../http/readiness.ts';
import type { Traffic } from '../../http/traffic.ts';
import type { Pages } from '../../pages/page-renderer.ts';
import type { Services } from '../../services/services.ts';

/** What every area of the API builds on. */
export type ApiContext = {
  services: Services;
  db: Db;
  version: string;
  /** Absent where only the API is needed, as in its tests. */
  pages?: Pages | undefined;
  /** Responses that are kept. */
  cache?: ResponseCache | undefined;
  /** Absent where nothing is waited for, as in tests. */
  readiness?: Readiness | undefined;
  /** What was answered; absent where nobody counts. */
  traffic?: Traffic | undefined;
  /** What monitoring names itself by; without it there are no figures. */
  metricsToken?: string | undefined;
  /** The origin of the back office, where it has one of its own. */
  adminUrl?: string | undefined;
};

/** The Fastify scope below `/api`: what its routes declare in Zod types their requests and responses. */
export type ApiScope = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
