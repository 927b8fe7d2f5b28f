import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';

export type BurstRequest = { url: string; options?: RequestOptions; body?: string };
export type BurstResponse = { status: number; retryAfter: string | undefined };

/** Sends requests all at once, each over a connection of its own. */
export function burst(requests: BurstRequest[]): Promise<BurstResponse[]> {
  return Promise.all(requests.map(send));
}

async function send(input: BurstRequest): Promise<BurstResponse> {
  const sent = request(input.url, { ...input.options, agent: false }).end(input.body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, retryAfter: response.headers['retry-after'] };
}
