import { beforeEach, expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { type Client, createClient } from '#tests/support/api-client.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const noSections = ['hero', 'explore'].map((key) => ({ id: key, key, shown: false }));

describeOnOneEngine('what is sent for a document of the site', (openDb) => {
  const openApi = createApiOpener();
  let request: Client;

  beforeEach(async () => {
    const api = await openApi(await openDb());
    request = createClient(api, await api.signIn());
  });

  const save = (key: string, body: object) => request('PUT', `site-documents/${key}`, { body });

  const phone = { id: 'a', href: 'tel:+910' };
  test.each([
    ['company', { phones: [{ href: '+91 98' }] }, 'phones.0.href', /^Give tel:/],
    [
      'company',
      { phones: [{ href: 'tel:+91', link: 'tel:+91' }] },
      'phones.0.link',
      'There is no field named "link"',
    ],
    ['appearance', { logo: 'https://else.example/a.svg' }, 'logo', /^Pictures of other sites are not shown/],
    [
      'appearance',
      { logoDark: '/uploads/appearance/no.svg' },
      'logoDark',
      'There is no picture "no.svg" in the library',
    ],
    ['appearance', { placeholder: 'https://else.example/a.jpg' }, 'placeholder', /^Pictures of other sites/],
    ['company', { nmae: 'A' }, 'nmae', 'There is no field named "nmae"'],
    ['company', { name: ' ' }, 'name', 'Company name is required'],
    ['company', { email: 'sales' }, 'email', /^Give an e-mail address/],
    ['company', { hours: [{ days: ['mon'], opens: '9' }] }, 'hours.0.opens', 'Give a time such as 09:00'],
    ['company', { hours: [{ days: ['Mo'] }] }, 'hours.0.days.0', /^Days are some of mon, /],
    ['company', { hours: [{ opens: '09:00', closes: '12:00' }] }, 'hours.0.days', 'Choose the days'],
    [
      'company',
      { hours: [{ days: ['mon'], closes: '12:00' }] },
      'hours.0.opens',
      'Give both times, or neither',
    ],
    [
      'company',
      { hours: [{ days: ['mon'], opens: '09:00', closes: '09:00' }] },
      'hours.0.closes',
      /^Closing is another time/,
    ],
    ['contact', { map: { kind: 'picture' } }, 'map.picture', 'Choose the picture of a map'],
    ['contact', { map: { kind: 'globe' } }, 'map.kind', /What is shown/],
    ['company', { location: { latitude: 91 } }, 'location.latitude', 'Latitude cannot be above 90'],
    [
      'company',
      { social: [{ label: 'A', href: 'https://good.example@bad.example' }] },
      'social.0.href',
      /https/,
    ],
    ['company', { phones: [phone, phone] }, 'phones.1.id', 'Two items have the id "a"'],
    ['company', { phones: 'none' }, 'phones', 'Phones is a list'],
    ['home', { slides: [] }, 'slides', /cannot be added or removed/],
    ['home', { sections: noSections }, 'sections', 'Show at least one of the sections'],
    [
      'home',
      { sections: noSections.map((section) => ({ ...section, key: 'hero', shown: true })) },
      'sections',
      'Each section stands there once',
    ],
    [
      'certificates',
      { items: [{ title: 'A', pdf: 'javascript:1' }] },
      'items.0.pdf',
      /^Choose an uploaded PDF/,
    ],
    ['certificates', { items: [{ title: 'A', date: '2026-02-30' }] }, 'items.0.date', /^Give a date/],
    ['certificates', { items: [{}] }, 'items.0.title', 'Title is required'],
    ['navigation', { menu: [{ label: 'A', path: '/no/' }] }, 'menu.0.path', 'There is no page at /no/'],
    [
      'navigation',
      { footer: [{ title: 'A', links: [{ label: 'B', path: 'veins/' }] }] },
      'footer.0.links.0.path',
      /^Give a path that starts with/,
    ],
    [
      'navigation',
      { further: [{ path: 'https://a.example/' }] },
      'further.0.label',
      /^Label cannot be empty/,
    ],
    ['contact', { heading: ' ' }, 'heading', 'Heading cannot be empty'],
    ['home', { links: [{ label: '', path: '/' }] }, 'links.0.label', 'Label cannot be empty'],
    ['forms', { quantities: [] }, 'quantities', 'At least one entry'],
    ['forms', { quantities: ['1000', ''] }, 'quantities.1', 'Fill in the quantity or remove it'],
    ['forms', { answerHours: 1.5 }, 'answerHours', /whole number/],
    ['legal', { terms: [{ title: 'A', html: '<b>'.repeat(200) }] }, 'terms.0.html', /more than 100 tags/],
  ])('is refused in %s where it would break a page, at its place: %j', async (key, value, path, message) => {
    const response = await save(key, { value });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [path]]);
    expect(response.json().errors[path]).toMatch(message);
    expect((await request('GET', `site-documents/${key}`)).json().version).toBe(1);
  });

  test('is cleaned where it is formatted, and keeps what it may hold', async () => {
    const html = '<p onclick="x()">We <strong>keep</strong> little.</p><script>1</script>';
    const { value } = (await save('legal', { value: { terms: [{ title: 'Terms', html }] } })).json();
    expect(value.terms[0].html).toBe('<p>We <strong>keep</strong> little.</p>');
  });
});
