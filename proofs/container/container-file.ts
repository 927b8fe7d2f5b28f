/** The Dockerfile, read as far as ours goes; what it may not say is refused rather than passed over. */
export type Step = { word: string; flags: Record<string, string>; args: string[]; text: string };
export type Stage = { name: string; base: string; steps: Step[] };
/** What a container of the last stage is run with. */
export type Image = {
  env: Record<string, string>;
  user: { uid: number; gid: number };
  command: string[];
  healthCheck: string[];
  stopSignal: NodeJS.Signals;
  volumes: string[];
};

const known = [
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
];

export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const step = readStep(line);
    if (step.word === 'FROM') {
      stages.push({ name: step.args[2] ?? String(stages.length), base: step.args[0] ?? '', steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage || !known.includes(step.word)) throw new Error(`Nobody here knows what to do with: ${line}`);
    stage.steps.push(step);
  }
  return stages;
}

export function imageOf({ steps }: Stage): Image {
  const last = (word: string) => steps.findLast((step) => step.word === word);
  const [uid = 0, gid = 0] = (last('USER')?.text ?? '').split(':').map(Number);
  return {
    user: { uid, gid },
    env: Object.fromEntries(steps.flatMap(variablesOf)),
    command: JSON.parse(last('CMD')?.text ?? '[]'),
    healthCheck: JSON.parse((last('HEALTHCHECK')?.text ?? '').replace(/^CMD /, '') || '[]'),
    stopSignal: (last('STOPSIGNAL')?.text ?? 'SIGTERM') as NodeJS.Signals,
    volumes: steps.filter(({ word }) => word === 'VOLUME').flatMap(({ args }) => args),
  };
}

function variablesOf({ word, args }: Step): [string, string][] {
  if (word !== 'ENV') return [];
  return args.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}

function readStep(line: string): Step {
  const [, word = '', flagText = '', text = ''] =
    /^(\S+)\s+((?:--[\w-]+=\S+\s+)*)(.*)$/.exec(line.trim()) ?? [];
  const flags = flagText.matchAll(/--([\w-]+)=(\S+)/g);
  return {
    ...{ word, text, args: text.split(/\s+/) },
    flags: Object.fromEntries([...flags].map(([, name = '', value = '']) => [name, value])),
  };
}
