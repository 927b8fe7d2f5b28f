import { defineConfig } from '@playwright/test';
import browserFlags from './operations/browser-flags.json' with { type: 'json' };
import { administratorSite, sites, visitorSite } from './tests/support/sites.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** How the back office moves is nobody's concern; waiting for it would be. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } };
/**
 * For visitors the browser's network stack runs within its main process: what goes between the two takes a twelfth of
 * the processor time of loading a page. Of several lists of features the last counts, so Playwright's own are in it.
 */
const oneProcessLess =
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2';
const visitors = { baseURL: visitorSite, launchOptions: launchWith([...browserFlags, oneProcessLess]) };
const byAdministrators = '**/admin-*.journey.ts';
const phoneOnly = '**/*.phone.journey.ts';
const desktopOnly = '**/*.desktop.journey.ts';
/** Marks a journey that a phone would walk in the very same way, in a file of which others differ there. */
const sameOnPhone = /@desktop/;

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores there are at least: some browser always waits for its page.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  // The machine is shared with the other checks; a wait ends as soon as what it waits for is there.
  timeout: 240_000,
  // What waits for something that never comes says so, before the whole journey's time is over.
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // What does not pass at the first attempt is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  use: {
    actionTimeout: 30_000,
    launchOptions: launchWith(browserFlags),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [phoneOnly, byAdministrators],
      use: { ...desktop, ...visitors },
    },
    {
      name: 'phone',
      testIgnore: [desktopOnly, byAdministrators],
      grepInvert: sameOnPhone,
      use: { ...phone, ...visitors },
    },
    {
      name: 'administrator, desktop',
      testMatch: byAdministrators,
      testIgnore: phoneOnly,
      use: { ...desktop, ...still, baseURL: administratorSite },
    },
    {
      name: 'administrator, phone',
      testMatch: byAdministrators,
      testIgnore: desktopOnly,
      grepInvert: sameOnPhone,
      use: { ...phone, ...still, baseURL: administratorSite },
    },
  ],
  webServer: {
    command: 'exec node --disable-warning=ExperimentalWarning tests/support/journey-server.ts',
    env: { SITES: JSON.stringify(sites), NODE_ENV: 'production' },
    wait: { stdout: /Journeys are served/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

function launchWith(args: string[]) {
  return { args, ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }) };
}
