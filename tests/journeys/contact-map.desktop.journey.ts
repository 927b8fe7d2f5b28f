import { accessibilityFindings, expect, test } from '../support/administrator.ts';
import { ownSite } from '../support/sites.ts';
import { overflowOf } from '../support/visitor.ts';

/** Each test gives the contact page another map, so they come one after the other. */
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: ownSite, hasOwnSession: true });

const foreign = 'https://www.openstreetmap.org/**';
const label = /^Map: /;

test('A visitor asks for the map of OpenStreetMap, which hears of nobody before', async ({ page, api }) => {
  await api('PUT', '/site-documents/company', { value: { location: { latitude: 38.84, longitude: -7.59 } } });
  await api('PUT', '/site-documents/contact', { value: { map: { kind: 'openstreetmap' } } });
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).hostname));
  const answer = { contentType: 'text/html', body: '<p>The streets around the yard</p>' };
  await page.route(foreign, (route) => route.fulfill(answer));
  // From another page: its document has a policy without the map.
  await page.goto('/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Lounge' }).click();
  const map = page.getByRole('figure', { name: label });
  await expect(map).toContainText('38.84° N 7.59° W');
  await map.scrollIntoViewIfNeeded();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect([await overflowOf(page), new Set(hosts)]).toEqual([0, new Set([new URL(ownSite).hostname])]);
  await map.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe[title^="Map: "]').getByText('The streets around')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  expect(hosts).toContain('www.openstreetmap.org');
});

test('Without scripts a link leads to the map', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownSite });
  await page.goto('/contact/');
  const map = page.getByRole('figure', { name: label });
  const address = 'https://www.openstreetmap.org/?mlat=38.84&mlon=-7.59#map=15/38.84/-7.59';
  await expect(map.getByRole('link', { name: 'Show the map' })).toHaveAttribute('href', address);
  await page.close();
});

test('A visitor sees the picture that the company has of its map', async ({ page, api }) => {
  const [collection] = (await api('GET', '/categories')) as { image: string }[];
  const map = { kind: 'picture', picture: collection?.image };
  await api('PUT', '/site-documents/contact', { value: { map } });
  await page.goto('/contact/');
  const figure = page.getByRole('figure', { name: label });
  await expect(figure.locator('img')).toBeVisible();
  await expect(figure.locator('img')).not.toHaveAttribute('data-placeholder');
  await expect(figure.getByRole('link', { name: 'Get Directions' })).toBeVisible();
});
