import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { saveMailTest } from '#inbox/mail/mail-test.repository.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { type DemoSite, openDemoSite } from '#tests/support/demo-site.ts';
import { startOf } from '#tests/support/site-documents.ts';
import { demoLegal } from '#tests/support/small-demo.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { sendForm } from '#tests/support/upload-form.ts';

describeOnOneEngine('the first steps of a new site', (openDb) => {
  const openApi = createApiOpener();
  let db: Db;
  let site: DemoSite;

  beforeEach(async () => {
    db = await openDb();
    site = await openDemoSite(db, await openApi(db));
  });

  const doneSteps = async () =>
    (await site.readSteps()).steps
      .filter(({ isDone }: { isDone: boolean }) => isDone)
      .map(({ key }: { key: string }) => key);

  test('are none of them done by the demo content, but that it is open, and each by what the company does', async () => {
    expect(await doneSteps()).toEqual(['open']);
    await site.saveDocument('company', { name: 'Varda Stone' });
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    );
    const form = { fields: { type: 'appearance' }, files: [{ name: 'logo.svg', bytes: logo }] };
    const headers = await site.api.signIn();
    const { path } = (await sendForm(site.api.app, { url: '/api/upload', headers, form })).json();
    await site.saveDocument('appearance', { logo: path });
    expect(await doneSteps()).toEqual(['name', 'logo', 'open']);
    await site.saveDocument('company', { email: 'hello@varda.example' });
    expect(await doneSteps()).not.toContain('contact');
    const demosContact = async () =>
      (await site.readSteps()).steps.find(({ key }: { key: string }) => key === 'contact').demos;
    expect(await demosContact()).toEqual(['Address', 'Phones']);
    const phones = [{ label: 'Office', display: '1', href: 'tel:+351210000000' }];
    await site.saveDocument('company', {
      phones,
      address: { ...startOf('company').address, street: 'Rua 1' },
    });
    expect(await doneSteps()).toContain('contact');
    expect(await demosContact()).toEqual([]);
    const category = await site.api.records.category({ name: 'Limestone', published: false });
    expect(await doneSteps()).not.toContain('collection');
    await site.request('PUT', `categories/${category.id}`, { body: { published: true } });
    await site.request('PUT', `products/${site.demo.onyx}`, { body: { name: 'Our onyx' } });
    expect(await doneSteps()).toEqual(expect.arrayContaining(['collection', 'stone']));
    await site.saveDocument('certificates', {
      items: [{ title: 'ISO 9001', pdf: '/uploads/certificates/iso.pdf' }],
    });
    expect(await doneSteps()).not.toContain('legal');
    const own = [{ title: 'Ours', html: '<p>Our own.</p>' }];
    await site.saveDocument('legal', { privacy: own, terms: [...demoLegal.terms, ...own] });
    expect(await doneSteps()).toEqual([
      ...['name', 'logo', 'contact', 'collection', 'stone', 'certificates', 'legal', 'open'],
    ]);
    await site.saveDocument('launch', { open: false });
    expect(await doneSteps()).not.toContain('open');
    await site.saveDocument('launch', { open: true });
    await site.saveDocument('appearance', { accent: '#1f4f5f' });
    await site.saveDocument('home', { hero: { ...startOf('home').hero, subtitle: 'Limestone of our own' } });
    expect(await doneSteps()).not.toContain('opening');
    const hero = { ...startOf('home').hero, subtitle: 'Limestone of our own', image: path };
    await site.saveDocument('home', { hero });
    await site.saveDocument('navigation', { menu: [] });
    await site.saveDocument('company', { country: 'PT' });
    const test = { recipient: 'a@varda.example', response: '250 OK', sentAt: '2026-03-01T08:00:00.000Z' };
    await saveMailTest(db, { ...test, sentBy: 'admin' });
    expect((await site.readSteps()).steps.every(({ isDone }: { isDone: boolean }) => isDone)).toBe(true);
  });

  test('can be put away for everybody, and brought back', async () => {
    expect((await site.request('PUT', 'first-steps', { body: { dismissed: true } })).json().isDismissed).toBe(
      true,
    );
    await site.request('PUT', 'first-steps', { body: { dismissed: true } });
    expect((await site.readSteps()).isDismissed).toBe(true);
    expect(
      (await site.request('PUT', 'first-steps', { body: { dismissed: false } })).json().isDismissed,
    ).toBe(false);
    expect((await site.request('PUT', 'first-steps', { body: { dismissed: 'yes' } })).statusCode).toBe(400);
  });

  test('are put aside one by one where the company does without, and taken up again', async () => {
    const neededOf = async (key: string) =>
      (await site.readSteps()).steps.find((step: { key: string }) => step.key === key).isNeeded;
    const put = (step: string, needed: unknown) =>
      site.request('PUT', `first-steps/${step}`, { body: { needed } });
    expect(await neededOf('mail')).toBe(true);
    expect((await put('mail', false)).statusCode).toBe(200);
    await put('mail', false);
    await put('certificates', false);
    expect([await neededOf('mail'), await neededOf('certificates'), await neededOf('logo')]).toEqual([
      ...[false, false, true],
    ]);
    await put('mail', true);
    expect([await neededOf('mail'), await neededOf('certificates')]).toEqual([true, false]);
    expect((await site.readSteps()).isDismissed).toBe(false);
    expect((await put('name', false)).statusCode).toBe(400);
    expect((await put('mail', 'no')).statusCode).toBe(400);
  });
});
