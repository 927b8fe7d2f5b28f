import { createHook } from 'node:async_hooks';

/** One without and one with arguments, so that what V8 knows of their fields holds for all of them. */
const held: object[] = [];

/**
 * Holds what Node.js makes for each `process.nextTick`, an object whose keys are computed. V8 forgets the shape of what a
 * collection finds none of, and once it has, it makes every one by a way six times as long, for as long as the process lives:
 * a tenth of what sending a page costs that is kept (docs/decisions/0072-less-at-rest.md). To be called early, and before a
 * collection that is asked for.
 */
export function holdTickShape(): void {
  const ticks: object[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, tick) => {
      if (type === 'TickObject') ticks.push(tick);
    },
    trackPromises: false,
  });
  hook.enable();
  process.nextTick(() => {});
  process.nextTick((_: unknown) => {}, undefined);
  hook.disable();
  held.splice(0, held.length, ...ticks);
}
