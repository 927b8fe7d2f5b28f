import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBuiltPages } from '#server/built-pages.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';

/** The built site on the demo content in a folder of its own, for the browser tests; it goes with the process. */
const folder = mkdtempSync(join(tmpdir(), 'ashlar-journeys-'));
const { TEST_PORT, DEMO_CONTENT, ANALYTICS_ID, ADS_CONVERSION } = process.env;
const config = readConfig({
  ...{ DEMO_CONTENT, ANALYTICS_ID, ADS_CONVERSION },
  PORT: TEST_PORT,
  DATA_DIR: folder,
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'journey-password',
  // So that a journey can send forms as somebody else than all the others.
  TRUST_PROXY: 'true',
  FORM_COLLECTOR_URL: process.env.FORM_COLLECTOR_URL,
  FORM_COLLECTOR_FIELDS: process.env.FORM_COLLECTOR_FIELDS,
});
const server = await startServer(config, await openBuiltPages(resolve(import.meta.dirname, '../..')));
console.log(`Journeys are served at ${server.address}`);

async function stop(): Promise<void> {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
