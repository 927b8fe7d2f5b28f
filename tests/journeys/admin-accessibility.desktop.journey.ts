import type { Page } from '@playwright/test';
import {
  expect,
  findViolations,
  findViolationsEverywhere,
  type RequestApi,
  test,
} from '../support/administrator.ts';
import { openNew, sendForm, uniqueName } from '../support/sent-enquiry.ts';

// Every page and state of the back office, each at both sizes and in both colours.

const shortPages = [
  { path: '/admin/dashboard/', heading: 'Dashboard' },
  { path: '/admin/schedule/', heading: 'Schedule' },
  { path: '/admin/schedule/preview/', heading: 'The site as of a date' },
  { path: '/admin/statistics/', heading: 'Statistics' },
  { path: '/admin/settings/', heading: 'Settings' },
  { path: '/admin/users/', heading: 'People' },
  { path: '/admin/account/', heading: 'Your account' },
  { path: '/admin/sitemap/', heading: 'Sitemap' },
  { path: '/admin/mail/', heading: 'Mail' },
  { path: '/admin/backups/', heading: 'Backups' },
  { path: '/admin/activity/', heading: 'Activity' },
  { path: '/admin/log/', heading: 'Log' },
  { path: '/admin/visitor-data/', heading: 'Personal data' },
];

test('an administrator meets no barrier at the sign-in page', async ({ page }) => {
  await page.goto('/admin/login/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(await findViolations(page)).toEqual([]);
});

for (const { path, heading } of shortPages) {
  test(`an administrator meets no barrier on ${path}`, async ({ signedIn: page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    // The first steps are on the dashboard.
    const find = heading === 'Dashboard' ? findViolationsEverywhere : findViolations;
    expect(await find(page)).toEqual([]);
  });
}

test('an administrator meets no barrier in the palette and in the list of shortcuts', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/users/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(page.getByRole('switch')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

/** A few records are as telling as all of them, and quicker to look through. */
const lists = [
  'categories/',
  'products/?search=onyx',
  'blog/?search=veins',
  'social/?platform=instagram',
  'gallery/?search=night',
  'trash/',
];

for (const path of lists) {
  test(`an administrator meets no barrier on /admin/${path}`, async ({ signedIn: page, api }) => {
    await fillTheTrash(api);
    await page.goto(`/admin/${path}`);
    await expectRecords(page);
    const find = path === 'trash/' ? findViolationsEverywhere : findViolations;
    expect(await find(page)).toEqual([]);
  });
}

test('the borders of fields, empty boxes and switches are seen in light and in dark', async ({
  signedIn: page,
}) => {
  const weak: string[] = [];
  const look = async (place: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      const found = await page.evaluate(findWeakBorders);
      expect(found.looked, place).toBeGreaterThan(0);
      weak.push(...found.weak.map((words) => `${place}, ${colorScheme}: ${words}`));
    }
  };
  await page.goto('/admin/products/');
  await expectRecords(page);
  await look('list');
  await page.keyboard.press('?');
  await expect(page.getByRole('switch')).toBeVisible();
  await look('switch');
  for (const path of ['products/new/', 'users/', 'site/company/', 'inbox/', 'log/']) {
    await page.goto(`/admin/${path}`);
    await expect(page.locator('main :is(input, select)').first()).toBeVisible();
    await look(path);
  }
  expect(weak).toEqual([]);
});

/** Runs in the page: what is filled in or ticked, and has a border of less than 3:1 on its ground (WCAG 1.4.11). */
function findWeakBorders(): { looked: number; weak: string[] } {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** The colour over another one, as it is painted. */
  const paint = (colours: string[]): number[] => {
    if (!context) return [];
    for (const colour of colours) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  };
  const luminanceOf = (colour: number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundsOf = (element: Element | null): string[] => {
    if (!element) return ['white'];
    return [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor];
  };
  const text =
    'input:is([type="text"], [type="search"], [type="date"], [type="number"], :not([type])), textarea, select';
  const boxes =
    'input:is([type="checkbox"], [type="radio"]):not(:checked, :indeterminate), .mantine-Switch-track';
  const controls = [...document.querySelectorAll(`:is(${text}, ${boxes}):not(:disabled)`)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const weak = controls.flatMap((control) => {
    const grounds = groundsOf(control.parentElement);
    const ground = luminanceOf(paint(grounds));
    const border = luminanceOf(paint([...grounds, getComputedStyle(control).borderBottomColor]));
    const contrast = (Math.max(ground, border) + 0.05) / (Math.min(ground, border) + 0.05);
    const name = control.getAttribute('name') ?? control.getAttribute('type') ?? control.className;
    return contrast < 3 ? [`${control.localName} ${name}: ${contrast.toFixed(2)}`] : [];
  });
  return { looked: controls.length, weak };
}

test('an administrator meets no barrier in the bar of the selection', async ({ signedIn: page }) => {
  await page.goto('/admin/products/?category=nocturne');
  await page.getByRole('checkbox', { name: 'Select page' }).check();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('an administrator meets no barrier among checks, lost addresses and redirects', async ({
  signedIn: page,
  api,
  browser,
}) => {
  const post = { title: 'Unfinished', excerpt: 'Short', content: '<p>Words.</p>', published: false };
  await api('POST', '/blog', post);
  const visitor = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  await visitor.request.get(`/lost-${crypto.randomUUID()}/`);
  await visitor.close();
  await api('POST', '/redirects', { from: `/old-${crypto.randomUUID()}/`, to: '/about/' });
  for (const path of ['checks/', 'not-found/', 'redirects/?import=true']) {
    await page.goto(`/admin/${path}`);
    await expectRecords(page);
    expect(await findViolations(page)).toEqual([]);
  }
});

for (const path of ['inbox', 'feedback', 'newsletter']) {
  test(`an administrator meets no barrier among the ${path}`, async ({ signedIn: page, request }) => {
    const name = uniqueName();
    await sendForm(request, { full_name: name });
    await request.post('/api/contact', { data: contactMessage(name) });
    await request.post('/api/feedback', { data: { rating: 4, feedback: `Clear. ${name}` } });
    await request.post('/api/newsletter', { data: { email: `${crypto.randomUUID()}@post.example` } });
    await page.goto(`/admin/${path}/`);
    await expectRecords(page);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('an administrator meets no barrier among the reply templates', async ({ signedIn: page }) => {
  await page.goto('/admin/inbox/templates/');
  await expect(page.getByLabel('Subject').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('an administrator meets no barrier in an open enquiry about several stones', async ({
  signedIn: page,
  request,
}) => {
  const lines = [
    { product: 'statuario', finish: 'Honed', thickness: '20 mm', area: 300, room: 'Lobby', note: 'Bright.' },
    { product: 'nero-marquina' },
  ];
  const form = { lines: JSON.stringify(lines) };
  const dialog = await openNew(page, { request, name: uniqueName(), form });
  await expect(dialog.getByLabel('Notes')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Statuario/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('an administrator meets no barrier among the images, nor in choosing one', async ({
  signedIn: page,
}) => {
  // As many as a phone shows at once: what is beyond the screen has no colours yet.
  await page.goto('/admin/images/?search=honey-onyx');
  const tiles = page.getByRole('listbox').getByRole('option');
  await expect(tiles.first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await tiles.first().click();
  await expect(page.getByLabel('Alt text')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Replace' }).click();
  const picker = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Upload files' }) });
  await picker.getByRole('searchbox').fill('honey-onyx');
  await expect(picker.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

async function expectRecords(page: Page): Promise<void> {
  await expect(page.locator('[data-record]').first()).toBeVisible();
}

async function fillTheTrash(api: RequestApi): Promise<void> {
  const post = { title: `Lost ${crypto.randomUUID()}`, excerpt: 'Made by a test.', content: '<p>Words.</p>' };
  const { id } = (await api('POST', '/blog', post)) as { id: number };
  await api('DELETE', `/blog/${id}`);
}

function contactMessage(name: string): Record<string, string> {
  return {
    name,
    email: 'jonas@buyer.example',
    phone: '0000000000',
    subject: 'Stair',
    message: 'Two flights.\nBy March.',
    form_type: 'contact',
  };
}
