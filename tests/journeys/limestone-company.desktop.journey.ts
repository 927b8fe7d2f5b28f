import type { APIRequestContext, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expect, type RequestApi, test } from '../support/administrator.ts';
import { readMail } from '../support/read-mail.ts';
import { drawHalves } from '../support/sample-pictures.ts';
import { limestoneSites } from '../support/sites.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

test.use({ hasOwnSession: true });

const company = 'Varda Pedra';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="#1f4f5f" d="M10 5h80v40h-80z"/></svg>';
const offPages = ['journal', 'gallery', 'social', 'compare', 'match', 'room'];
/** Of the demo company, of its stones, and of the country and the units that it trades in. */
const foreignWords =
  /aravane|ashlar|marble|onyx|travertine|statuario|india|jaipur|rajasthan|kishangarh|udaipur|kolkata|rupee|\bINR\b|₹|sq\.? ?ft|ft²|square f[eo][eo]t|\+91/gi;

const beginnings = [
  { begins: 'nothing', hasDemo: false, ...limestoneSites.empty },
  { begins: 'the demo content, which it removes', hasDemo: true, ...limestoneSites.demo },
];

function control(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

/** Saves a form, or a step, which leads to the next one. */
async function save(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: /^Save(?: and go on)?$/ }).click();
  await page.waitForURL((url) => url.pathname !== pathname);
}

/** Fills in the first step that is open now. */
async function takeStep(page: Page, heading: string, work: () => Promise<void>): Promise<void> {
  await test.step(heading, async () => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await work();
    await save(page);
  });
}

async function uploadPicture(page: Page, label: string, height: number): Promise<void> {
  await page.getByLabel(`${label}: file to upload`).setInputFiles({
    ...{ name: `slab-${height}.png`, mimeType: 'image/png' },
    buffer: await drawHalves({ width: 900, height }).png().toBuffer(),
  });
  const input = page.getByRole('textbox', { name: label, exact: true });
  await expect(input).toHaveValue(/^\/uploads\//);
}

/** Words of its own for one link of a list, which is unfolded for it. */
async function nameLink(page: Page, [title, label]: [string, string], path: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).first().click();
  await control(page, `${path}.label`).fill(label);
}

/** Calls a page what the footer calls it, which waits until nobody prepares another name. */
async function renameAbout(page: Page, api: RequestApi): Promise<void> {
  await nameLink(page, ['/about/', 'The company'], 'footer.0.links.2');
  const choice = page.getByRole('checkbox', { name: 'Call the page this as well' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await api('PUT', '/site-documents/about', { value: { name: 'Varda' }, draft: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const label = control(page, 'footer.0.links.2.label');
  await expect(label).toHaveAccessibleDescription(/its document has a draft/);
  await expect(label).toHaveValue('The company');
  await api('PUT', '/site-documents/about', { value: {} });
}

async function addLegalText(page: Page, list: 'privacy' | 'terms'): Promise<void> {
  const place = page.locator(`[id="at-${list}"]`);
  await place.getByRole('button', { name: 'Add section' }).click();
  await control(page, `${list}.0.title`).fill(`Our ${list}`);
  const text = place.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.insertText(`What ${company} says of ${list}.`);
}

/** What a person does in the form of the first one, four times more. */
async function addStones(api: RequestApi): Promise<void> {
  const categories = (await api('GET', '/categories')) as { id: number; name: string }[];
  const [first] = (await api('GET', '/products')) as { main_image: string }[];
  const stones = {
    'Cream limestone': ['Semirijo', 'Vidraço'],
    'Grey limestone': ['Azul Valverde', 'Alpinina'],
  };
  for (const [collection, names] of Object.entries(stones))
    for (const name of names)
      await api('POST', '/products', {
        ...{ name, description: `${name}, from our own quarry.`, price: '40–55 per m²' },
        category_id: categories.find((category) => category.name === collection)?.id,
        main_image: first?.main_image,
      });
}

async function removeDemo(page: Page): Promise<void> {
  await page.goto('/admin/dashboard/');
  await page.getByRole('button', { name: 'Remove the demo content' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('It can be brought back for 30 days.')).toBeVisible();
}

/** Every page that visitors come to from the home page and the sitemap, and what is found at no link. */
async function readSite(request: APIRequestContext, site: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/thank-you/',
    '/newsletter/',
    '/404',
  ];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, path === '/404' ? 404 : 200]);
    const text = /html|xml|text|json/.test(response.headers()['content-type'] ?? '')
      ? await response.text()
      : '';
    texts.set(path, text);
    for (const [, address = ''] of text.matchAll(/(?:href="|<loc>)([^"<]+)/g)) {
      const { origin, pathname } = new URL(address.replaceAll('&amp;', '&'), site);
      if (origin === site && !/^\/(?:admin|assets|pictures|uploads)\//.test(pathname)) waiting.push(pathname);
    }
  }
  return texts;
}

/** The words of others in a text, each with what stands around it. Countries to choose from, with their codes, are everybody's. */
function foreignWordsIn(where: string, text: string): string[] {
  const written = text.replaceAll(/<option\b[\s\S]*?<\/option>|\\"\+\d+ [^"\\]*\\"/g, '');
  return [...written.matchAll(foreignWords)].map(
    ({ index }) => `${where}: ${written.slice(Math.max(0, index - 40), index + 40)}`,
  );
}

for (const { begins, hasDemo, url, smtpPort } of beginnings)
  test.describe(() => {
    test.use({ baseURL: url });
    let smtp: TestSmtpServer;
    test.beforeAll(async () => {
      smtp = await startSmtpServer(smtpPort);
    });
    test.afterAll(() => smtp.close());

    test(`A limestone company begins with ${begins}, and nobody meets another company, country or stone on its site`, async ({
      signedIn: page,
      request,
      api,
    }) => {
      const first = await request.get('/');
      expect([first.status(), foreignWordsIn('/', await first.text()).length > 0]).toEqual(
        hasDemo ? [200, true] : [503, false],
      );
      if (hasDemo) await removeDemo(page);
      await page.goto('/admin/dashboard/');
      await page.getByRole('link', { name: /^(?:Begin|Go on)$/ }).click();

      await takeStep(page, 'Say which country you are in', async () => {
        await control(page, 'country').selectOption('PT');
        await expect(control(page, 'currency')).toHaveValue('EUR');
      });
      await takeStep(page, 'Name the company', () => control(page, 'name').fill(company));
      await takeStep(page, 'Add the logo', async () => {
        await page.getByLabel('Logo: file to upload').setInputFiles({
          ...{ name: 'varda.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) },
        });
        await expect(control(page, 'logo')).toHaveValue(/^\/uploads\//);
      });
      await takeStep(page, 'Choose the colours', () => control(page, 'accent').fill('#1f4f5f'));
      await takeStep(page, 'Choose the opening picture and sentence', async () => {
        await control(page, 'hero.heading').fill('Limestone from the hills of Sicó');
        await control(page, 'hero.subtitle').fill('Quarried, sawn and finished by us.');
        await uploadPicture(page, 'Picture', 500);
      });
      await takeStep(page, 'Arrange the menu', async () => {
        for (const title of ['Frames', 'Journal'])
          await page.getByRole('button', { name: `Remove: ${title}` }).click();
        await nameLink(page, ['Entrance', 'Home'], 'menu.0');
        await nameLink(page, ['Showcase', 'Our stones'], 'menu.1');
        await control(page, 'menu.1.description').fill('Two quarries, five stones');
        await nameLink(page, ['Annex', 'The company'], 'menu.2');
        await nameLink(page, ['Lounge', 'Write to us'], 'menu.3');
      });
      await takeStep(page, 'Say how you are reached', async () => {
        await control(page, 'address.street').fill('Rua da Pedra 1');
        await control(page, 'address.locality').fill('Ansião');
        await control(page, 'address.postalCode').fill('3240-000');
        await page.getByRole('button', { name: 'Add phone' }).click();
        await control(page, 'phones.0.display').fill('236 000 000');
        await control(page, 'email').fill('ola@varda.example');
      });
      await takeStep(page, 'Add the first collection', async () => {
        await control(page, 'name').fill('Cream limestone');
        await control(page, 'description').fill('Warm and even, from the upper quarry.');
        await uploadPicture(page, 'Picture', 510);
      });
      await takeStep(page, 'Add the first product', async () => {
        await control(page, 'name').fill('Moleanos');
        await control(page, 'category_id').selectOption('Cream limestone');
        await control(page, 'description').fill('Beige, with fine brown grains.');
        await control(page, 'price').fill('48–62 per m²');
        await uploadPicture(page, 'Main picture', 520);
      });
      await page.getByRole('link', { name: 'Skip this step' }).click();
      await takeStep(page, 'Write the legal text', async () => {
        await addLegalText(page, 'privacy');
        await addLegalText(page, 'terms');
      });
      await page.getByRole('button', { name: 'Send a test mail' }).click();
      await smtp.untilOffered(1);

      await test.step('a second collection by its form, and the other stones in the same way', async () => {
        await page.goto('/admin/categories/new/');
        await control(page, 'name').fill('Grey limestone');
        await control(page, 'description').fill('Blue-grey, from the lower quarry.');
        await save(page);
        await addStones(api);
      });
      await test.step('its own footer, and no page that it does not need', async () => {
        await page.goto('/admin/site/navigation/');
        await page.getByRole('button', { name: 'Remove: Find and gather' }).click();
        await control(page, 'footer.0.title').fill('On this site');
        await control(page, 'visitLabel').fill('The quarry');
        await renameAbout(page, api);
        await save(page);
        expect(await api('GET', '/site-documents/about')).toMatchObject({ value: { name: 'The company' } });
        await page.goto('/admin/site/pages/');
        for (const kind of offPages) await control(page, kind).uncheck();
        await save(page);
      });
      await page.goto('/admin/first-steps/open/');
      // Where the demo content was shown, visitors have been let in from the beginning.
      if (!hasDemo) await page.getByRole('button', { name: 'Open the site' }).click();
      await expect(page.getByText('The site is open: everybody sees it.')).toBeVisible();

      await test.step('its first buyer writes, and is answered', async () => {
        await page.goto('/contact/');
        const form = page.getByRole('form', { name: 'Write to us' });
        await form.getByLabel('Name').fill('Ana Duarte');
        await form.getByLabel('E-mail').fill('ana@studio.example');
        await form.locator('[name="phone"]').fill('912 345 678');
        await form.getByLabel('Subject').fill('Moleanos');
        await form.getByLabel('Message').fill('40 m² for a terrace, please.');
        await form.getByRole('button', { name: 'Send message' }).click();
        await smtp.untilOffered(2);
        await page.goto('/admin/inbox/');
        await page.getByRole('link', { name: 'Ana Duarte' }).click();
        await page.getByRole('button', { name: 'Send reply' }).click();
        await smtp.untilOffered(3);
      });
      await test.step('no page, mail or data sheet says a word of anybody else', async () => {
        const texts = await readSite(request, url);
        expect([...texts.keys()]).toEqual(
          expect.arrayContaining(['/about/', '/contact/', '/legal/', '/alpinina/']),
        );
        for (const [index, { source }] of smtp.received.entries()) {
          const { head, body, html } = readMail(source);
          texts.set(`mail ${index + 1}`, [head, body, html].join('\n'));
        }
        const sheet = await request.get('/products/cream-limestone/moleanos/data-sheet.pdf');
        const { text } = await extractText(new Uint8Array(await sheet.body()), { mergePages: true });
        // A buyer abroad reads the price in other units as well.
        const price = 'EUR 48–62 per m² (EUR 4.46–5.76 per sq ft)';
        expect(text).toContain(price);
        texts.set('data sheet', text.replace(price, ''));
        expect(texts.get('/')).toContain('Limestone from the hills');
        const found = [...texts].flatMap(([where, text]) => foreignWordsIn(where, text));
        expect(found).toEqual([]);
      });
    });
  });
