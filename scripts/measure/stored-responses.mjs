/**
 * `node scripts/measure/stored-responses.mjs [http://127.0.0.1:3000 [process id of the server]]`: processor time a
 * request, of pages and calls that are kept, of those that are made anew, and of a bare `node:http` that sends the same
 * bytes. Without the process id the time on the clock is shown alone.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const site = process.argv[2] ?? 'http://127.0.0.1:3000';
const serverPid = process.argv[3];
const ticksASecond = 100;
const connections = 16;
const paths = ['/', '/products/', '/api/products'];
const agent = new Agent({ keepAlive: true, maxSockets: connections });

for (const path of paths) {
  const { bytes, head } = await ask(site + path);
  const anew = await measure((at) => `${site}${path}?made-up=${at}`, { requests: 100, pid: serverPid });
  const kept = await measure(() => site + path, { requests: 5_000, pid: serverPid });
  const bare = await measureBare(bytes, String(head['content-type']));
  const ratio = kept.processor && bare.processor ? (kept.processor / bare.processor).toFixed(2) : '?';
  console.log(
    `${path}: anew ${tell(anew)}, kept ${tell(kept)}, node:http ${tell(bare)}; kept / node:http ${ratio}`,
  );
}
agent.destroy();

/** @param {{ processor: number | undefined, clock: number }} measured in milliseconds a request */
function tell({ processor, clock }) {
  return processor === undefined ? `${clock.toFixed(3)} ms` : `${processor.toFixed(3)} ms of processor`;
}

/**
 * @param {(at: number) => string} urlOf
 * @param {{ requests: number, pid: string | number | undefined }} options
 */
async function measure(urlOf, { requests, pid }) {
  // The first requests are those of a process that is not warm.
  for (let at = 0; at < requests / 10; at += 1) await ask(urlOf(-at - 1));
  const before = processorOf(pid);
  const start = performance.now();
  let next = 0;
  const visit = async () => {
    while (next < requests) {
      next += 1;
      await ask(urlOf(next));
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const after = processorOf(pid);
  const processor = before === undefined || after === undefined ? undefined : (after - before) / requests;
  return { processor, clock: (performance.now() - start) / requests };
}

/**
 * @param {Buffer} bytes
 * @param {string} type
 */
async function measureBare(bytes, type) {
  const program = `
    const body = Buffer.alloc(${bytes.length}, 'x');
    require('node:http').createServer((request, response) => {
      response.writeHead(200, { 'content-type': ${JSON.stringify(type)}, 'content-encoding': 'br', 'content-length': body.length });
      response.end(body);
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await new Promise((resolve) => child.stdout.once('data', (data) => resolve([Number(data)])));
  const measured = await measure(() => `http://127.0.0.1:${port}/`, { requests: 5_000, pid: child.pid });
  child.kill();
  return measured;
}

/**
 * Processor time of a process so far, in milliseconds; where the machine tells it.
 * @param {string | number | undefined} pid
 */
function processorOf(pid) {
  if (pid === undefined) return undefined;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1_000;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} url
 * @returns {Promise<{ bytes: Buffer, head: import('node:http').IncomingHttpHeaders }>}
 */
function ask(url) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ bytes: Buffer.concat(chunks), head: response.headers }));
    }).on('error', reject);
  });
}
