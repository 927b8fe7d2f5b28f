import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** What the checker has to say about a page, and the place it says it of. */
export type MarkupFinding = { page: string; message: string; extract: string };

/** Its schemas are deep, too deep for the usual stack; of a run this short only the quick compiler is of use. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const oldestJava = 11;
const notice = `Markup was NOT checked: the Nu checker needs a Java runtime (${oldestJava} or newer) in PATH.`;
const maxReportBytes = 64 * 1024 * 1024;

const report = z.object({
  messages: z.array(
    z.object({ url: z.string().optional(), message: z.string(), extract: z.string().default('') }),
  ),
});

/** Whether this machine has a Java runtime that the checker runs on. Where it has none, the output says so. */
export function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
  if (version < oldestJava) console.warn(notice);
  return version >= oldestJava;
}

/**
 * What the W3C's Nu checker finds in pages, all of them read by one process. A stylesheet that several pages bring
 * is checked in the first of them: reading it again is what would take most of the time.
 * @param pages HTML by path
 */
export async function checkMarkup(pages: ReadonlyMap<string, string>): Promise<MarkupFinding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-markup-'));
  const paths = new Map<string, string>();
  const seen = new Set<string>();
  try {
    await mkdir(join(folder, 'pages'));
    for (const [path, html] of pages) {
      const name = `${paths.size}.html`;
      paths.set(name, path);
      await writeFile(join(folder, 'pages', name), withoutStyles(html, seen));
    }
    const output = await runChecker(join(folder, 'pages'));
    return report.parse(JSON.parse(output)).messages.map(({ url = '', message, extract }) => ({
      page: paths.get(url.slice(url.lastIndexOf('/') + 1)) ?? url,
      message,
      extract,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withoutStyles(html: string, seen: Set<string>): string {
  return html.replace(/(<style[^>]*>)([^<]*)(?=<\/style>)/g, (whole, tag: string, styles: string) => {
    const isSeen = seen.has(styles);
    seen.add(styles);
    return isSeen ? tag : whole;
  });
}

/** The report is what it writes to the standard error; that it found something is no failure of its own. */
async function runChecker(folder: string): Promise<string> {
  const args = [...javaOptions, '-jar', jar, '--format', 'json', '--exit-zero-always', folder];
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: maxReportBytes });
  return stderr;
}
