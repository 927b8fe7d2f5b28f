import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

type Moment = { processor: number; clock: number };
/** `frames`: which functions were at work in the longest one, with what they called, in milliseconds by the clock. */
export type Stretches = { processor: number; clock: number; frames: string[] };

const sampleMicroseconds = 500;
const framesShown = 14;

/**
 * Watches for how long the main thread is busy without a break, from one turn of its loop to the next: as its processor
 * time, which is the same however busy the machine is, and by the clock.
 * @param options `isProfiled`: tells as well what was at work, which takes some of the processor itself
 */
export async function watchStretches({
  isProfiled = false,
} = {}): Promise<{ stop: () => Promise<Stretches> }> {
  const session = isProfiled ? await beginProfile() : undefined;
  const longest = { processor: 0, clock: 0, from: now(), to: now() };
  let isOver = false;
  let last = now();
  const tick = () => {
    const at = now();
    const processor = at.processor - last.processor;
    if (processor > longest.processor) Object.assign(longest, { processor, from: last, to: at });
    longest.clock = Math.max(longest.clock, at.clock - last.clock);
    last = at;
    if (!isOver) setImmediate(tick);
  };
  tick();
  return {
    async stop() {
      isOver = true;
      const { processor, clock, from, to } = longest;
      const profile = session && (await session.post('Profiler.stop')).profile;
      session?.disconnect();
      return { processor, clock, frames: profile ? framesOf(profile, from.clock, to.clock) : [] };
    },
  };
}

function now(): Moment {
  const { user, system } = process.threadCpuUsage();
  return { processor: (user + system) / 1_000, clock: Number(process.hrtime.bigint()) / 1e6 };
}

async function beginProfile(): Promise<Session> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: sampleMicroseconds });
  await session.post('Profiler.start');
  return session;
}

function framesOf(
  { nodes, startTime, samples = [], timeDeltas = [] }: Profiler.Profile,
  from: number,
  to: number,
): string[] {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const total = new Map<string, number>();
  let at = startTime;
  for (const [index, sample] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0;
    at += delta;
    if (at / 1_000 < from || at / 1_000 > to) continue;
    const seen = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parentOf.get(id)) {
      const { functionName, url, lineNumber } = nodeOf.get(id)?.callFrame ?? {
        functionName: '',
        url: '',
        lineNumber: 0,
      };
      seen.add(`${functionName || '(nameless)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`);
    }
    for (const name of seen) total.set(name, (total.get(name) ?? 0) + delta / 1_000);
  }
  const sorted = [...total].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, framesShown).map(([name, ms]) => `${ms.toFixed(0).padStart(5)} ms ${name}`);
}
