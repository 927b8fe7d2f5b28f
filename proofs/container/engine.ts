/** The container engine of this machine, through Docker's own client; another engine may stand behind its socket (DOCKER_HOST). */
import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process';

/** What a person can act on; its message is all that is shown. */
export class MissingError extends Error {}

/** Runs the client, and gives back what it printed. @throws Error where it fails */
type Call = (args: string[]) => string;
export type Engine = { name: string; docker: Call; compose: Call };

/** @throws MissingError where there is none, in a line that says what is missing */
export function findEngine(): Engine {
  const version = ask(['docker', 'version', '--format', '{{.Server.Version}}']);
  if (version === undefined) {
    throw new MissingError(
      'No container engine answers: start Docker, or name the socket of one in DOCKER_HOST.',
    );
  }
  const compose = [['docker', 'compose'], ['docker-compose']].find((words) => ask([...words, 'version']));
  if (!compose) throw new MissingError('Neither `docker compose` nor `docker-compose` is installed.');
  const composeVersion = ask([...compose, 'version', '--short']);
  return {
    name: `engine ${version}, compose ${composeVersion}`,
    docker: call(['docker']),
    compose: call(compose),
  };
}

function ask([command = '', ...args]: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function call([command = '', ...first]: string[]): Call {
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
  return (args) =>
    execFileSync(command, [...first, ...args], {
      encoding: 'utf8',
      stdio,
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
}
