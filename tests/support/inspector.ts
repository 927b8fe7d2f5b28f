import { once } from 'node:events';

type Answer = { id?: number; result?: { result: { value: string } } };

/**
 * Has a process of Node.js evaluate an expression. It opens its inspector when told by a signal, on the port that
 * `--inspect-port` names; what it holds itself stays as it is but for that.
 * @returns the text that the expression gives
 */
export async function askInspector(
  { pid, port }: { pid: number; port: number },
  expression: string,
): Promise<string> {
  const socket = new WebSocket(await openInspector(pid, port));
  await once(socket, 'open');
  const ask = { id: 1, method: 'Runtime.evaluate', params: { expression } };
  socket.send(JSON.stringify(ask));
  const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
  const closed = once(socket, 'close');
  socket.close();
  await closed;
  const { result } = JSON.parse(data) as Answer;
  if (typeof result?.result.value !== 'string') throw new Error(`The inspector says ${data}`);
  return result.result.value;
}

async function openInspector(pid: number, port: number): Promise<string> {
  process.kill(pid, 'SIGUSR1');
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = ((await response?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
    await new Promise((again) => setTimeout(again, 20));
  }
}
