/** How a command of the project ends when something outside it is missing: one clear line, never a stack trace. */

/** A failure a person can act on. `output` is what the failed program printed, shown above the line. */
export class LaunchError extends Error {
  /**
   * @param {string} message
   * @param {string} output
   */
  constructor(message, output = '') {
    super(message);
    this.name = 'LaunchError';
    this.output = output;
  }
}

/**
 * Runs a command's body; its return value is the exit status, and a failure is explained and exits 1.
 * @param {() => Promise<number>} body
 */
export async function runCommand(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    reportFailure(error);
    process.exitCode = 1;
  }
}

/**
 * Prints a failure: the program's own words first, the line to act on last. Anything unexpected keeps its stack.
 * @param {unknown} error
 */
function reportFailure(error) {
  if (!(error instanceof LaunchError)) {
    console.error(error);
    return;
  }
  if (error.output.trim() !== '') console.error(error.output.trimEnd());
  console.error(error.message);
}

/**
 * One line of progress for the slow first run; on stderr, so that stdout stays the server's.
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
