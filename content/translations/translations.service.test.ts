import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { inLanguage } from '#messages/language.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { setLanguages } from '#tests/support/site-languages.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createTrashService } from '../editorial/trash.service.ts';
import { productEntity } from '../entities/product/product.entity.ts';
import { findTexts, findTranslatedSlug } from '../kit/translated-texts.repository.ts';
import type { TranslationPlace } from './translations.repository.ts';
import { createTranslationService, type TranslationService } from './translations.service.ts';

describeOnBothEngines('what is said in other languages', (openDb) => {
  let db: Db;
  let samples: ReturnType<typeof createSampleRecords>;
  let translations: TranslationService;
  let onyx: { id: number };
  let place: TranslationPlace;
  const author = testAuthor;

  beforeEach(async () => {
    db = await openDb();
    samples = createSampleRecords(db);
    translations = createTranslationService(db);
    await setLanguages(db, ['en', 'de', 'fr']);
    const dawn = await samples.category();
    onyx = await samples.product({
      category: dawn.id,
      name: 'Black Onyx',
      finishOptions: ['Polished', 'Honed'],
    });
    place = placeOf(onyx);
  });

  const placeOf = ({ id }: { id: number }, language = 'de'): TranslationPlace => ({
    ...{ kind: 'product', subject: String(id), language },
  });
  const save = (fields: object, status: 'draft' | 'published' = 'published', at = place) =>
    translations.save({ place: at, fields, status, author });
  const textsOf = (ids: readonly { id: number }[], language = 'de') =>
    inLanguage(language, () => findTexts(db, { kind: 'product', subjects: ids.map(({ id }) => String(id)) }));
  const change = (changes: object) => samples.products.update({ id: onyx.id, author, changes });
  const find = (slug: string, language = 'de') =>
    inLanguage(language, () => findTranslatedSlug(db, { kinds: ['product', 'blogPost'], slug }));

  test('is read for several records at once, and only what is published', async () => {
    const other = await samples.product({ category: 1, name: 'Statuario' });
    await save({ name: 'Schwarzer Onyx', finish: ['Poliert', ''] });
    await save({ name: 'Statuario, weiß' }, 'draft', placeOf(other));
    const texts = await textsOf([onyx, other]);
    expect([...texts]).toEqual([
      [String(onyx.id), { name: 'Schwarzer Onyx', finishOptions: '[["Polished","Poliert"]]' }],
    ]);
    expect(await textsOf([onyx], 'fr')).toEqual(new Map());
  });

  test('is refused where what it is of was changed meanwhile, and told what that says now', async () => {
    const { source } = await save({ name: 'Schwarzer Onyx' });
    const check = (read: string | undefined) =>
      translations.save({
        ...{ place, fields: { name: 'Schwarzer Onyx' }, status: 'published', checked: ['name'], author },
        expectedSources: [read ?? ''],
      });
    await change({ name: 'Night Onyx' });
    await expect(check(source)).rejects.toMatchObject({
      code: 'stale',
      data: { current: { outdated: ['name'], translatedFrom: { name: 'Black Onyx' } } },
    });
    const [now] = await translations.list(place);
    expect(await check(now?.source)).toMatchObject({ outdated: [] });
    await change({ finishOptions: ['Honed', 'Polished'] });
    await expect(check(now?.source)).rejects.toMatchObject({ code: 'stale' });
  });

  test('is outdated once its source says something else, until it is translated anew or found right', async () => {
    await save({ name: 'Schwarzer Onyx', description: 'Weiß' });
    await change({ name: 'Night Onyx', description: 'White' });
    expect(await translations.list(place)).toMatchObject([
      { language: 'de', status: 'published', outdated: ['name', 'description'], version: 1 },
      { language: 'fr', status: 'none', outdated: [], updatedAt: null, version: 0 },
    ]);
    const { translatedFrom } = await save({ name: 'Nacht-Onyx', description: 'Weiß' });
    expect(translatedFrom).toEqual({ description: 'White, boldly veined' });
    const fields = { name: 'Nacht-Onyx', description: 'Weiß' };
    const saved = await translations.save({
      place,
      fields,
      status: 'published',
      checked: ['description'],
      author,
    });
    expect(saved).toMatchObject({ outdated: [], version: 3 });
  });

  test('follows the entries of a list into another order', async () => {
    await save({ finish: ['Poliert', 'Geschliffen'] });
    await change({ finishOptions: ['Honed', 'Polished'] });
    expect(await translations.get(place)).toMatchObject({
      outdated: [],
      fields: { finish: ['Geschliffen', 'Poliert'], finish_options: ['Geschliffen', 'Poliert'] },
    });
    await change({ finishOptions: ['Honed', 'Brushed', 'Polished'] });
    expect(await translations.get(place)).toMatchObject({
      outdated: ['finish'],
      fields: { finish: ['Geschliffen', '', 'Poliert'] },
    });
  });

  test('is written by one of two who write at once, and the other is told', async () => {
    await save({ name: 'Schwarzer Onyx' });
    const writes = ['Nachtonyx', 'Onyx noir'].map((name) =>
      translations.save({ place, fields: { name }, status: 'draft', author, expectedVersion: 1 }),
    );
    const settled = await Promise.allSettled(writes);
    const [written] = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [refused] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(written?.version).toBe(2);
    expect(refused).toMatchObject({
      code: 'stale',
      data: { current: { version: 2, fields: written?.fields } },
    });
  });

  test('has addresses of its own, of which former ones still lead to the record', async () => {
    await save({ name: 'Schwarzer Onyx', slug: 'schwarzer-onyx' });
    await save({ name: 'Nachtonyx', slug: 'nachtonyx' });
    const record = { kind: 'product', id: onyx.id };
    expect(await find('nachtonyx')).toEqual({ ...record, isFormer: false });
    expect(await find('schwarzer-onyx')).toEqual({ ...record, isFormer: true });
    expect(await find('nachtonyx', 'fr')).toBeUndefined();
    await save({ name: 'Nachtonyx', slug: 'nachtonyx' }, 'draft');
    expect(await find('nachtonyx')).toBeUndefined();
    await save({ name: 'Nachtonyx', slug: 'schwarzer-onyx' });
    expect(await find('schwarzer-onyx')).toEqual({ ...record, isFormer: false });
  });

  test('cannot have an address that another record has, nor be in the way of the language of the site', async () => {
    const article = await samples.blogPost({ title: 'Onyx' });
    const other = await samples.product({ category: 1, name: 'Statuario' });
    const taken = { code: 'conflict', fields: { slug: expect.stringContaining('taken') } };
    await save({ slug: 'نحاس' });
    await expect(save({ slug: 'نحاس' }, 'draft', placeOf(other))).rejects.toMatchObject(taken);
    await expect(save({ slug: article.slug })).rejects.toMatchObject(taken);
    await expect(save({ slug: 'Groß' })).rejects.toMatchObject({ code: 'invalid' });
    for (const slug of ['products', 'fr', 'it']) {
      await expect(save({ slug })).rejects.toMatchObject({
        fields: { slug: `"${slug}" is an address of the site itself` },
      });
    }
    await save({ slug: 'نحاس' }, 'published', placeOf(other, 'fr'));
    await save({ slug: 'onyx-de' }, 'published', placeOf(onyx));
    await expect(samples.product({ category: 1, name: 'X', slug: 'onyx-de' })).rejects.toMatchObject(taken);
    expect((await samples.product({ category: 1, name: 'Onyx de' })).slug).toBe('onyx-de-2');
  });

  test('of two records at once one gets an address', async () => {
    const other = await samples.product({ category: 1, name: 'Statuario' });
    const both = [onyx, other].map((one) => save({ slug: 'schwarz' }, 'published', placeOf(one)));
    const settled = await Promise.allSettled(both);
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(settled.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  });

  test('is kept while a language is taken away, and in the trash, but not of what is gone for good', async () => {
    await save({ name: 'Schwarzer Onyx', slug: 'schwarz' });
    await setLanguages(db, ['en', 'fr']);
    expect((await translations.list(place)).map(({ language }) => language)).toEqual(['fr']);
    await expect(translations.get(place)).rejects.toMatchObject({
      fields: { language: '"de" is not one of the languages of this site' },
    });
    await setLanguages(db, ['en', 'de']);
    await samples.products.trash({ id: onyx.id, author });
    await samples.products.restore({ id: onyx.id, author });
    expect((await translations.get(place)).fields).toMatchObject({ name: 'Schwarzer Onyx' });
    await samples.products.trash({ id: onyx.id, author });
    await createTrashService(db).remove({ entity: productEntity, id: onyx.id, author });
    const left = [
      await db.selectFrom('translations').select('id').execute(),
      await db.selectFrom('translatedTexts').select('field').execute(),
      await db.selectFrom('translatedSlugs').select('slug').execute(),
      await db.selectFrom('revisions').select('id').where('entity', '=', 'translation').execute(),
    ];
    expect(left).toEqual([[], [], [], []]);
  });
});
