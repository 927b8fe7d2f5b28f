import { Socket } from 'node:net';

/** The file that the launcher's word comes by (scripts/launch/server.mjs). */
const wordFile = 3;

/**
 * `npm start` has the program read while it looks whether it is still what the sources say: nothing is opened before it has
 * said so. Resolves at once where nobody holds the start. A launcher that ends without a word ends the process.
 */
export async function untilTold(env: NodeJS.ProcessEnv): Promise<void> {
  if (env.START_HELD !== '1') return;
  // It is meant for this process, not for those that it starts.
  delete env.START_HELD;
  const word = new Socket({ fd: wordFile });
  await new Promise<void>((resolve) => {
    word.once('data', () => resolve());
    for (const event of ['end', 'error']) word.once(event, () => process.exit(0));
  });
  word.removeAllListeners().destroy();
}
