import { type BrowserContext, chromium, type Page } from '@playwright/test';
import browserFlags from '../../operations/browser-flags.json' with { type: 'json' };
import { canaryHost } from './corpus.ts';

const patienceMs = 60_000;
const atOnce = 3;

/** A browser that tells whatever ran, or tried to. @param token of an administrator, for the origin's storage */
export async function openWatchingBrowser({ url, token }: { url: string; token: string }) {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: browserFlags, ...(executablePath && { executablePath }) });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const findings: string[] = [];
  await watch(context, { findings, token });
  let visits = 0;

  async function visit(path: string): Promise<void> {
    const page = await openPage(context, { findings, place: path });
    try {
      visits += 1;
      await page.goto(url + path, { waitUntil: 'load', timeout: patienceMs });
      await startScripts(page);
      if (path.startsWith('/admin')) await page.waitForLoadState('networkidle', { timeout: patienceMs });
      findings.push(...(await page.evaluate(lookAround)).map((found) => `${path}: ${found}`));
    } catch (error) {
      findings.push(`${path}: could not be opened: ${String(error).split('\n', 1)[0]}`);
    } finally {
      await page.close();
    }
  }

  return {
    findings,
    visits: () => visits,

    /** Several at once. */
    visitAll: (paths: readonly string[]) => visitInTurns(paths, visit),

    /** HTML that others show, such as a mail's, where no policy stands before it. */
    async show(html: string, place: string): Promise<void> {
      const page = await openPage(context, { findings, place });
      await page.setContent(html);
      findings.push(...(await page.evaluate(lookAround)).map((found) => `${place}: ${found}`));
      await page.close();
    },

    close: () => browser.close(),
  };
}

async function visitInTurns(paths: readonly string[], visit: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function watch(
  context: BrowserContext,
  { findings, token }: { findings: string[]; token: string },
): Promise<void> {
  // Pictures and fonts fail at once, so that what waits for a failure runs.
  await context.route('**/*', (route) => {
    const request = route.request();
    const isCanary = URL.parse(request.url())?.hostname === canaryHost;
    if (isCanary) findings.push(`asked for ${request.url()}`);
    const isShown = ['image', 'font', 'media'].includes(request.resourceType());
    return isShown || isCanary ? route.abort() : route.continue();
  });
  await context.addInitScript((signedIn) => {
    const told: string[] = [];
    Reflect.set(window, '__violations', told);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      told.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    if (origin !== 'null' && location.pathname.startsWith('/admin'))
      localStorage.setItem('authToken', signedIn);
  }, token);
}

async function openPage(
  context: BrowserContext,
  { findings, place }: { findings: string[]; place: string },
): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') findings.push(`${place}: a dialog says ${dialog.message()}`);
    void dialog.dismiss().catch(() => {});
  });
  return page;
}

/** Scripts wait for the browser to rest, or for a key. */
async function startScripts(page: Page): Promise<void> {
  const isPage = await page.evaluate(() => {
    const isPage =
      document.querySelector('script:is([type="text/deferred-module"], [type="module"])') !== null;
    dispatchEvent(new Event('keydown'));
    return isPage;
  });
  if (!isPage) return;
  await page.waitForFunction(() => '__reactRouterDataRouter' in window, undefined, { timeout: patienceMs });
}

/** Runs in the page: what ran, what was refused, and what would run once somebody touches it. */
function lookAround(): string[] {
  const { __ran = [], __violations = [] } = window as { __ran?: number[]; __violations?: string[] };
  const refused = __violations.filter((text) =>
    /^(?:script|require-trusted|trusted-types|base-uri)|canary/.test(text),
  );
  const waiting = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      const isHandler = name.startsWith('on');
      const isScheme =
        /^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
        /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\0-\x20]/g, ''));
      return isHandler || isScheme || name === 'srcdoc'
        ? [`${element.localName} ${name}=${value.slice(0, 80)}`]
        : [];
    }),
  );
  const frames = document.querySelectorAll('iframe[title="Preview of the page"]').length;
  const polluted = 'polluted' in Object.prototype ? ['Object.prototype was changed'] : [];
  return [
    ...__ran.map((number) => `vector ${number} ran`),
    ...refused.map((text) => `refused ${text}`),
    // The empty page of the live preview's frame.
    ...waiting.filter((text) => frames === 0 || !text.startsWith('iframe srcdoc=<!doctype html>')),
    ...polluted,
  ];
}
