import { type Import, importsOf, unreadable } from './module-imports.ts';

export const areas = [
  'app',
  'backups',
  'content',
  'database',
  'demo',
  'errors',
  'inbox',
  'media',
  'messages',
  'operations',
  'people',
  'proofs',
  'publishing',
  'server',
  'statistics',
  'tests',
] as const;
type Area = (typeof areas)[number];

/** Which areas' values an area may import; types are free (docs/architecture.md). */
const mayImport: Record<Area, readonly Area[]> = {
  messages: [],
  errors: ['messages'],
  database: ['messages', 'errors'],
  people: ['messages', 'database', 'errors'],
  content: ['messages', 'database', 'errors', 'people'],
  media: ['messages', 'content', 'database', 'errors', 'people'],
  publishing: ['messages', 'content', 'database', 'errors', 'media', 'people'],
  inbox: ['messages', 'database', 'errors', 'people'],
  statistics: ['messages', 'database', 'errors'],
  backups: ['messages', 'content', 'database', 'errors', 'media', 'people', 'publishing'],
  demo: ['messages', 'content', 'database', 'errors', 'media', 'publishing'],
  app: ['messages', 'content', 'errors'],
  server: areas.filter((area) => !['app', 'operations', 'proofs', 'server', 'tests'].includes(area)),
  operations: ['messages', 'backups', 'content', 'database', 'errors', 'inbox', 'media', 'people', 'server'],
  tests: areas,
  proofs: areas,
};

/**
 * Of the content, pages take declarations, what values are refused with, the names their fields have in the API, slugs,
 * what of them is translated, and where pictures lie;
 * services reach them through loaders.
 */
const contentForPages = [
  /\.entity\.ts$/,
  /^content\/registry\.ts$/,
  /^content\/documents\/(?:.+\.document|registry|site-document|document-(?:field|places|values)|judge-document|text-f\w+)\.ts$/,
  /^content\/kit\/(?:api-names|link-target|slug|slug-from|value-messages)\.ts$/,
  /^content\/editorial\/checks\/(?:html-parts|judge-scan|lack|scan-places)\.ts$/,
  /^content\/spreadsheets\/columns\.ts$/,
  /^content\/translations\/translated-fields\.ts$/,
  /^content\/(?:kit\/upload-types|picture\/(?:picture|tiles))\.ts$/,
];

/** What only the server has: a page that reached it, however far round, would send it to every browser. */
const serverOnly =
  /^(?:backups|database|demo|inbox|media|operations|people|publishing|server|statistics|tests)\/.*(?<!\.shared)\.ts$|\.(?:repository|service)\.ts$/;

const backOffice = /^app\/admin\/|^@mantine\/|^@tiptap\/|^@dnd-kit\/|^@tanstack\//;

/** Packages that are read when they are first needed, and the built pages, whose place is known at the start. */
const mayLoadUnseen = [
  'people/accounts/password-rules.ts',
  'content/kit/clean-html.ts',
  'inbox/submit/phone-number.ts',
  'server/pages/built-pages.ts',
];

/**
 * Files of the machine: the folder that is one kind of storage, uploads in their temporary place, what the server
 * itself consists of, and what belongs to tools. Uploads and what is made of them are reached through a storage.
 */
const mayUseFiles = [
  /^(?:database|demo|operations|proofs|tests)\//,
  /^backups\/(?:archive-place|rehearsal-place)\.ts$/,
  /^media\/(?:storage\/(?:folder-storage|incoming-(?:files|folder)|open-storage)|uploads\/(?:erase-video-location|uploads\.service))\.ts$/,
  /^server\/(?:open-database|pages\/(?:built-pages|uploaded-files)|reserve|start|storage-check)\.ts$/,
];

/** The rehearsal of a backup starts the whole program, in a process of its own. */
const startsProgram = 'backups/rehearsed-site-worker.ts';

type Violation = { rule: string; from: string; to: string };

/** What stands where it may not, in sources by their path from the root. */
export function findViolations(sources: ReadonlyMap<string, string>): Violation[] {
  const imports = [...sources]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, text]) => importsOf(file, text));
  const direct = imports.flatMap((found) => {
    const broken = Object.entries(rules).filter(([, isBroken]) => isBroken(found));
    return broken.map(([rule]) => ({ rule, from: found.from, to: found.to }));
  });
  return [
    ...direct,
    ...reaching(imports, { from: /^app\/site\//, to: backOffice, rule: 'site reaches the back office' }),
    ...reaching(imports, { from: /^app\//, to: serverOnly, rule: 'pages reach what only the server has' }),
    ...bothWays(imports),
  ];
}

const rules: Record<string, (found: Import) => boolean> = {
  'an area imports only what stands below it': ({ from, to, isTypeOnly }) => {
    const [source, target] = [areaOf(from), areaOf(to)];
    if (isTypeOnly || isShared(to) || from === startsProgram || !source || !target || source === target)
      return false;
    return !mayImport[source].includes(target);
  },
  'pages take declarations only': ({ from, to, isTypeOnly }) =>
    areaOf(from) === 'app' &&
    areaOf(to) === 'content' &&
    !isTypeOnly &&
    !isShared(to) &&
    !contentForPages.some((pattern) => pattern.test(to)),
  'what browser and server share is free of all else': ({ from, to }) => isShared(from) && !isShared(to),
  'the site knows nothing of the back office': ({ from, to }) =>
    from.startsWith('app/site/') && backOffice.test(to),
  'nothing that runs knows the tests': ({ from, to }) =>
    areaOf(to) === 'tests' && !['proofs', 'tests'].includes(areaOf(from) ?? ''),
  'HTTP is the server’s': ({ from, to }) =>
    /^(?:fastify|@fastify\/|@remix-run\/)/.test(to) &&
    !['proofs', 'server', 'tests'].includes(areaOf(from) ?? ''),
  'React is the pages’': ({ from, to }) => /^(?:react|react-dom)(?:\/|$)/.test(to) && areaOf(from) !== 'app',
  'files are reached through a storage': ({ from, to }) =>
    /^(?:node:)?fs(?:\/|$)/.test(to) && !mayUseFiles.some((pattern) => pattern.test(from)),
  'what is loaded can be read in the source': ({ from, to }) =>
    (to === unreadable || /^(?:node:)?module$/.test(to)) &&
    !['operations', 'proofs', 'tests'].includes(areaOf(from) ?? '') &&
    !mayLoadUnseen.includes(from),
};

/** Ways from one part to another over any number of modules. */
function reaching(imports: readonly Import[], way: { from: RegExp; to: RegExp; rule: string }): Violation[] {
  const next = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const starts = [...next.keys()].filter((file) => way.from.test(file));
  return starts.flatMap((start) => {
    const reached = new Set([start]);
    for (const file of reached) for (const { to } of next.get(file) ?? []) reached.add(to);
    const end = [...reached].find((file) => way.to.test(file));
    return end ? [{ rule: way.rule, from: start, to: end }] : [];
  });
}

/** Folders of one parent that import each other, types included. Tests may import what they like. */
function bothWays(imports: readonly Import[]): Violation[] {
  const arrows = new Map<string, Import>();
  for (const found of imports) {
    if (found.from === startsProgram || /^(?:proofs|tests)\//.test(found.from)) continue;
    const [from, to] = [found.from.split('/'), found.to.split('/')];
    const parted = from.findIndex((name, index) => name !== to[index]);
    const [source, target] = [from, to].map((names) => names.slice(0, parted + 1).join('/'));
    if (parted < from.length - 1 && parted < to.length - 1) arrows.set(`${source} ${target}`, found);
  }
  return [...arrows].flatMap(([arrow, { from, to }]) =>
    arrows.has(arrow.split(' ').reverse().join(' '))
      ? [{ rule: 'no two folders import each other', from, to }]
      : [],
  );
}

function areaOf(path: string): Area | undefined {
  return areas.find((area) => path.startsWith(`${area}/`));
}

function isTest(file: string): boolean {
  return /\.test\.(?:tsx?|mjs)$/.test(file);
}

/** A rule that browser and server share (docs/architecture.md). */
function isShared(file: string): boolean {
  return file.endsWith('.shared.ts');
}
