import { unreachable } from '#errors/app-error.ts';
import { isFileStorageFailure } from '#errors/storage-failure.ts';
import { createJobQueue } from '#media/storage/job-queue.ts';
import type { Limits } from '#people/limits/limits.service.ts';
import { networkOf } from '#people/limits/network-of.ts';

/** Each takes a core for a tenth of a second up to some seconds. */
const drawnAtOnce = 2;
/** Half a minute of waiting at most, or so. */
const mostWaiting = 40;
/** As many as a long list shows; what is there already is not counted. */
const drawnPerMinute = 240;

export type Drawing = ReturnType<typeof createDrawing>;

/**
 * Whatever visitors have drawn, sheets, rooms and pictures of links, waits in one queue, in which networks take turns
 * (docs/operating.md, "Limits on what is drawn").
 */
export function createDrawing(limits: Limits) {
  const queue = createJobQueue(drawnAtOnce, { mostWaiting });
  const perNetwork = limits.localRateLimit({ name: 'drawing', perMinute: drawnPerMinute });
  return {
    /** @throws AppError `too-many` for this network, `busy` where too many wait already, `unavailable` on a full disk */
    async draw<Drawn>(ip: string, work: () => Promise<Drawn>): Promise<Drawn> {
      await perNetwork.take(ip);
      try {
        return await queue.run({ urgency: 'now', group: networkOf(ip) }, work);
      } catch (error) {
        // Nobody wanted anything stored: what is drawn can be asked for again once there is room.
        throw isFileStorageFailure(error) ? unreachable(error) : error;
      }
    },
  };
}
