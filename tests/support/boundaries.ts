import { type Import, importsOf, unreadable } from './module-imports.ts';

export const areas = [
  'accounts',
  'analytics',
  'app',
  'content',
  'database',
  'demo',
  'enquiries',
  'errors',
  'limits',
  'logbook',
  'media',
  'scripts',
  'server',
  'site',
  'tests',
] as const;
type Area = (typeof areas)[number];

/** Which areas' values an area may import; types are free (docs/architecture.md). */
const mayImport: Record<Area, readonly Area[]> = {
  errors: [],
  database: ['errors'],
  logbook: ['database', 'errors'],
  content: ['database', 'errors', 'logbook'],
  media: ['content', 'database', 'errors', 'logbook'],
  site: ['content', 'database', 'errors', 'logbook'],
  limits: ['database', 'errors'],
  enquiries: ['database', 'errors', 'limits', 'logbook'],
  accounts: ['database', 'errors', 'limits', 'logbook'],
  analytics: ['database', 'errors'],
  demo: ['content', 'database', 'errors', 'media', 'site'],
  app: ['content', 'errors'],
  server: areas.filter((area) => !['app', 'scripts', 'server', 'tests'].includes(area)),
  scripts: ['content', 'database', 'enquiries', 'media', 'server'],
  tests: areas,
};

/**
 * Of the content, pages take declarations, what values are refused with, the names their fields have in the API, slugs,
 * and where pictures lie;
 * services reach them through loaders.
 */
const contentForPages = [
  /\.entity\.ts$/,
  /^content\/registry\.ts$/,
  /^content\/site-documents\/(?:.+\.document|registry|site-document|document-(?:field|places|values)|judge-document|text-f\w+)\.ts$/,
  /^content\/kit\/(?:api-names|link-target|slug|slug-from|value-messages)\.ts$/,
  /^content\/checks\/(?:html-parts|judge-scan|lack|scan-places)\.ts$/,
  /^content\/spreadsheets\/columns\.ts$/,
  /^content\/picture\/(?:picture|upload-types)\.ts$/,
];

/** What only the server has: a page that reached it, however far round, would send it to every browser. */
const serverOnly =
  /^(?:accounts|analytics|database|demo|enquiries|limits|logbook|media|scripts|server|site|tests)\/.*(?<!\.shared)\.ts$|\.(?:repository|service)\.ts$/;

const backOffice = /^app\/admin\/|^@mantine\/|^@tiptap\/|^@dnd-kit\/|^@tanstack\//;

/** Packages that are read when they are first needed, and the built pages, whose place is known at the start. */
const mayLoadUnseen = [
  'accounts/password-rules.ts',
  'content/kit/clean-html.ts',
  'enquiries/phone-number.ts',
  'server/built-pages.ts',
];

/**
 * Files of the machine: the folder that is one kind of storage, uploads in their temporary place, what the server
 * itself consists of, and what belongs to tools. Uploads and what is made of them are reached through a storage.
 */
const mayUseFiles = [
  /^(?:database|demo|scripts|tests)\//,
  /^media\/(?:erase-video-location|folder-storage|incoming-(?:files|folder)|uploads\.service)\.ts$/,
  /^server\/(?:backups\/rehearsal-place|built-pages|restore|start|storage-check|plugins\/uploaded-files)\.ts$/,
];

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
  ];
}

const rules: Record<string, (found: Import) => boolean> = {
  'an area imports only what stands below it': ({ from, to, isTypeOnly }) => {
    const [source, target] = [areaOf(from), areaOf(to)];
    if (isTypeOnly || isShared(to) || !source || !target || source === target) return false;
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
  'nothing that runs knows the tests': ({ from, to }) => areaOf(to) === 'tests' && areaOf(from) !== 'tests',
  'HTTP is the server’s': ({ from, to }) =>
    /^(?:fastify|@fastify\/|@remix-run\/)/.test(to) && !['server', 'tests'].includes(areaOf(from) ?? ''),
  'React is the pages’': ({ from, to }) => /^(?:react|react-dom)(?:\/|$)/.test(to) && areaOf(from) !== 'app',
  'files are reached through a storage': ({ from, to }) =>
    /^(?:node:)?fs(?:\/|$)/.test(to) && !mayUseFiles.some((pattern) => pattern.test(from)),
  'what is loaded can be read in the source': ({ from, to }) =>
    (to === unreadable || /^(?:node:)?module$/.test(to)) &&
    !['scripts', 'tests'].includes(areaOf(from) ?? '') &&
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
