import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';

export type BurstRequest = { address: string; options?: RequestOptions; body?: string };
export type BurstAnswer = { status: number; retryAfter: string | undefined };

/** Sends requests all at once, each over a connection of its own. */
export function burst(requests: BurstRequest[]): Promise<BurstAnswer[]> {
  return Promise.all(requests.map(ask));
}

async function ask(asked: BurstRequest): Promise<BurstAnswer> {
  const sent = request(asked.address, { ...asked.options, agent: false }).end(asked.body);
  const [response] = await once(sent, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, retryAfter: response.headers['retry-after'] };
}
