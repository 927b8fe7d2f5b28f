/** What the launchers hand to one another. Only their JSDoc names it; Node.js never loads it. */

/** The Node.js that runs the project, and an environment that has it first in PATH. */
export type Runtime = { node: string; major: number; env: NodeJS.ProcessEnv };
export type Project = { root: string; runtime: Runtime };

/** A program that has ended, as a shell tells it. */
export type Ended = { code: number; output: string };
export type Counts = { passed: number; failed: number; skipped: number };
/** What a check found. One that failed without a failed test, by a crash for instance, has `failed` 1. */
export type Outcome = { passed: number; failed: number; skipped?: number; output: string };

/** The user that runs PostgreSQL; empty for the one that runs the launcher. */
export type ServerUser = { uid?: number; gid?: number };
type Postgres = { url: string; stop: () => Promise<void> };

/** What checks need, while it is being brought. */
export type CheckContext = {
  root: string;
  packages: Promise<Runtime>;
  chromium: Promise<string> | undefined;
  postgres: Promise<Postgres> | undefined;
  /** The folder of its program. */
  nginx: Promise<string | undefined> | undefined;
  build: Promise<string> | undefined;
};
export type OnMessage = (line: string) => void;
export type Tool = {
  package: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  onMessage?: OnMessage | undefined;
};
export type Step = {
  name: string;
  parts: string[];
  insteadOf?: string;
  needsPrevious?: boolean;
  check: (context: CheckContext, onMessage: OnMessage) => Promise<Outcome>;
};
