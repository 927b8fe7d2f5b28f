import type { Config } from '../config/config.ts';
import { peerTrustOf } from '../config/trusted-proxies.ts';
import { createAccessLog } from '../observability/access-log.ts';
import { createRequestIds, type RequestIds } from '../observability/request-ids.ts';
import { createTraffic, type Traffic } from './traffic.ts';

/** What a process sees of its requests, as its settings say. */
export function watchRequests(
  config: Pick<Config, 'trustProxy' | 'hasAccessLog'>,
  stream: { write: (text: string) => unknown },
): { traffic: Traffic; requestIds: RequestIds } {
  const isTrusted = peerTrustOf(config.trustProxy);
  const ids = createRequestIds(isTrusted);
  const accessLog = config.hasAccessLog ? createAccessLog({ ids, isTrusted, stream }) : undefined;
  return { traffic: createTraffic({ accessLog }), requestIds: ids };
}
