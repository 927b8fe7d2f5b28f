/** npm, run with a given Node.js and quietly: what it prints is shown only when it fails. */
import { basename } from 'node:path';
import { LaunchError } from './failure.mjs';
import { run } from './processes.mjs';

const quietly = ['--no-audit', '--no-fund', '--no-update-notifier'];
/** Milliseconds: without a network the failure should come soon. */
const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
const offline = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Runs npm in `cwd`. `purpose` begins the failure's line: 'Packages could not be installed'.
 * The npm that started this command is used (npm_execpath), else the one in PATH.
 * @param {string[]} args
 * @param {{ cwd: string, purpose: string, node?: string, env?: NodeJS.ProcessEnv }} options
 */
export async function runNpm(args, { cwd, purpose, node = process.execPath, env = process.env }) {
  const script = env.npm_execpath ?? '';
  const isNpm = basename(script) === 'npm-cli.js';
  const [command, ...first] = isNpm ? [node, script] : ['npm'];
  const { code, output } = await run(command, [...first, ...args, ...quietly, ...retries], { cwd, env });
  if (code === 0) return;
  if (code === 127) throw new LaunchError(`${purpose}: npm was not found in PATH.`, output);
  if (offline.test(output)) {
    throw new LaunchError(`${purpose}: the package registry can't be reached. Connect and try again.`);
  }
  if (output.includes('EINTEGRITY')) {
    throw new LaunchError(`${purpose}: what the registry sent does not match its checksum.`, output);
  }
  throw new LaunchError(`${purpose}: npm ended with status ${code}.`, output);
}
