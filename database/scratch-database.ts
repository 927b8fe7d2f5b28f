import { engineOf } from './connect.ts';

export type ScratchDatabase = {
  url: string /** Its name on a server; empty where it is a file. */;
  name: string;
};

/** What no database of anybody else is called. */
const namePrefix = 'ashlar_rehearsal_';
const quickMs = 10_000;

/** The name that a database for a moment gets, so that it can be noted before it is there. */
export function nameScratchDatabase(unique: string): string {
  return namePrefix + unique.replaceAll(/\W/g, '').toLowerCase();
}

/**
 * Makes an empty database for a moment beside the one that a URL names.
 * @returns undefined where its server lets the site make none, or the URL names a file
 */
export async function createScratchDatabase(url: string, name: string): Promise<ScratchDatabase | undefined> {
  if (engineOf(url) !== 'postgres') return undefined;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: quickMs });
  await client.connect();
  try {
    // The template has nothing in it, whatever its server's own has; texts are ordered by their bytes as in any other.
    await client.query(`create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8'`);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  } finally {
    await client.end();
  }
  return { url: urlOnServer(url, name), name };
}

/** Deletes one that was made, whoever still has it open; nothing where there is none. */
export async function dropScratchDatabase(url: string, name: string): Promise<void> {
  if (!name.startsWith(namePrefix) || engineOf(url) !== 'postgres') return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: quickMs });
  await client.connect();
  try {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  } finally {
    await client.end();
  }
}

/** The site's account may not make databases. */
function isRefusal(error: unknown): boolean {
  const insufficientPrivilege = '42501';
  return error instanceof Error && 'code' in error && error.code === insufficientPrivilege;
}

function urlOnServer(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
