import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { giveBackWhenIdle } from './give-back-memory.ts';
import { openCollector } from './heap-settings.ts';
import { monitorIdle } from './idle-monitor.ts';

const mebibyte = 1_024 * 1_024;

describe('Memory that nobody needs', () => {
  it('is given back once nobody asks for anything, and again after a visitor, not after a machine', async () => {
    const { monitor, ask } = await serve();
    const { open, flavors } = watchCollector();
    // What a process of other tests as well holds goes up and down by itself.
    let heldBytes = 100 * mebibyte;
    void giveBackWhenIdle(monitor, { readBytes: () => heldBytes, open, everyMs: 60_000 });
    await expect.poll(() => flavors).toEqual(['last-resort']);

    heldBytes += 5 * mebibyte;
    await ask('/api/health');
    await monitor.untilIdle();
    expect(flavors).toHaveLength(1);

    await ask('/');
    await expect.poll(() => flavors).toHaveLength(2);
  });

  it('is given back again while nobody asks for anything, where what is done meanwhile takes more', async () => {
    const { monitor } = await serve();
    const { open, flavors } = watchCollector();
    let heldBytes = 100 * mebibyte;
    void giveBackWhenIdle(monitor, { readBytes: () => heldBytes, open, everyMs: 50 });
    await expect.poll(() => flavors).toHaveLength(1);

    heldBytes += 5 * mebibyte;
    await expect.poll(() => flavors).toHaveLength(2);
  });
});

function watchCollector() {
  const flavors: unknown[] = [];
  const open = () => {
    const collect = openCollector();
    return ((options: NodeJS.GCOptions) => {
      flavors.push(options.flavor);
      collect(options);
    }) as NodeJS.GCFunction;
  };
  return { open, flavors };
}

async function serve() {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      get({ port, path, agent: false }, (response) => response.resume().on('end', resolve)).on(
        'error',
        reject,
      );
    });
  return { monitor: monitorIdle({ server }, { idleAfterMs: 50 }), ask };
}
