import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { byEntityName, createContentServices } from '#content/content-services.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { createBulkService } from '#content/editorial/bulk.service.ts';
import { createTrashService } from '#content/editorial/trash.service.ts';
import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { socialPostEntity } from '#content/entities/social-post/social-post.entity.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { RecordWrite } from '#content/kit/record-writer.ts';
import { findRevisions } from '#content/kit/revisions.repository.ts';
import { createRevisionService } from '#content/kit/revisions.service.ts';
import { variantPath } from '#content/picture/picture.ts';
import { entities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { testPublicUrl } from '#tests/support/api-app.ts';
import { createRandom, type Random } from '#tests/support/odd-bodies.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { scanUploads } from '#tests/support/scan-uploads.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createFolderStorage } from '../storage/folder-storage.ts';
import { insertMediaFile } from '../storage/media-files.repository.ts';
import { createImageService } from './images.service.ts';
import { indexUsage } from './usage.ts';

const rounds = 22;
const writesPerRound = 11;
const paths = ['/uploads/products/a.png', '/uploads/b.png', '/uploads/b.png.webp', '/uploads/lost.png'];
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => `${testPublicUrl}${path}`,
  (path) => `https://other.example${path}`,
  (path) => variantPath(path, { width: 480, format: 'webp' }),
  (path) => `<p>See ${path}. And <img src="${path}" alt=""> <a href="${testPublicUrl}${path}">it</a></p>`,
  () => 'nothing',
];

const ids = [1, 2, 3, 4];
const featurable = [productEntity, blogPostEntity, socialPostEntity];

type Pick = Random['pick'];
/** A service of any entity, without its types. */
type Target = {
  update(write: RecordWrite & { changes: object; isReversion?: boolean }): Promise<unknown>;
  trash(write: RecordWrite): Promise<void>;
  restore(write: RecordWrite): Promise<unknown>;
};

describeOnBothEngines('the kept uses of uploads', (openDb) => {
  let db: Db;
  let folder: string;

  beforeEach(async () => {
    db = await openDb();
    folder = mkdtempSync(join(tmpdir(), 'ashlar-usage-'));
    const facts = { bytes: 1, width: 900, height: 600, preview: '', alt: '', focalX: 0.5, focalY: 0.5 };
    for (const path of paths.slice(0, 3)) {
      const about = { mime: 'image/png', sha256: path, originalName: 'a.png', createdAt: '2026-01-01' };
      await insertMediaFile(db, { path, ...facts, ...about });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('are what a reading of everything finds, whatever was written before', async () => {
    const writes = createWrites(db, folder);
    const { pick } = createRandom(20_261_122);
    const done: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let count = 0; count < writesPerRound; count += 1) {
        const [name, write] = pick(Object.entries(writes));
        done.push(...(await write(pick).then(() => [name], ignoreRefusal)));
      }
      expect(inOneOrder(await indexUsage(db, testPublicUrl))).toEqual(inOneOrder(await scanUploads(db)));
    }
    // Refused ones prove nothing: every kind of write has been done.
    expect([...new Set(done)].sort()).toEqual(Object.keys(writes).sort());
  });
});

/** A document and its draft name uploads in an order of their own. */
function inOneOrder(usage: Map<string, object[]>): Map<string, string[]> {
  return new Map([...usage].map(([path, places]) => [path, places.map((place) => stableText(place)).sort()]));
}

function stableText(place: object): string {
  return JSON.stringify(Object.entries(place).sort());
}

type Write = (pick: Pick) => Promise<unknown>;

/** Every way that something comes to be stored, by its name. */
function createWrites(db: Db, folder: string): Record<string, Write> {
  return { ...createInserts(db), ...createRecordWrites(db), ...createOtherWrites(db, folder) };
}

function createInserts(db: Db): Record<string, Write> {
  const samples = createSampleRecords(db);
  return {
    category: (pick) => samples.category({ heroImage: pick(paths), longDescription: textFrom(pick) }),
    product: (pick) =>
      samples.product({ category: pick(ids), mainImage: pick(paths), galleryImages: [...paths] }),
    article: (pick) => samples.blogPost({ content: textFrom(pick), published: pick([true, false]) }),
    socialPost: (pick) => samples.socialPost({ mediaUrl: pick(paths) }),
    project: (pick) => samples.galleryProject({ projectDetails: textFrom(pick) }),
  };
}

function createRecordWrites(db: Db): Record<string, Write> {
  const services = byEntityName(createContentServices(db, { publicUrl: testPublicUrl }));
  const [trash, revisions] = [createTrashService(db), createRevisionService(db)];
  const author = testAuthor;
  const choose = (pick: Pick) => {
    const entity = pick(entities);
    return { entity, id: pick(ids), target: services[entity.name] as Target };
  };
  return {
    update: (pick) => {
      const { entity, id, target } = choose(pick);
      return target.update({ id, author, changes: changeFrom(pick, entity) });
    },
    rename: (pick) => {
      const { entity, id, target } = choose(pick);
      return target.update({ id, author, changes: { [entity.card.title]: `Named ${pick(paths)}` } });
    },
    trash: (pick) => {
      const { id, target } = choose(pick);
      return target.trash({ id, author });
    },
    restore: async (pick) => {
      const { entity, id } = pick(await trash.list()) ?? { entity: 'product', id: 0 };
      return (services[entity] as Target).restore({ id, author });
    },
    purge: (pick) => {
      const { entity, id } = choose(pick);
      return trash.remove({ entity, id, author });
    },
    restoreRevision: async (pick) => {
      const { entity, id, target } = choose(pick);
      const revision = pick(await findRevisions(db, { entity, recordId: id }));
      const changes = await revisions.getValues({ entity, recordId: id, id: revision?.id ?? 0 });
      return target.update({ id, author, changes, isReversion: true });
    },
  };
}

function createOtherWrites(db: Db, folder: string): Record<string, Write> {
  const bulk = createBulkService(db);
  const documents = createSiteDocumentService(db, { publicUrl: testPublicUrl });
  const storage = createFolderStorage(folder);
  const forgetVariants = async () => undefined;
  const images = createImageService(db, { storage, publicUrl: testPublicUrl, forgetVariants });
  const author = testAuthor;
  return {
    bulkTrash: (pick) => bulk.run({ entity: pick(entities), action: 'delete', ids: [pick(ids)], author }),
    bulkFeature: (pick) => bulk.run({ entity: pick(featurable), action: 'feature', ids, author }),
    undoBulk: (pick) => bulk.undo(pick([1, 2, 3, 4, 5, 6]), author),
    replace: (pick) => images.replace({ from: pick(paths), to: pick(paths) }, author),
    saveHome: async (pick) => {
      const { slides } = await documents.get('home');
      const value = {
        slides: slides.map((slide) => ({ ...slide, text: textFrom(pick), image: pick(paths) })),
      };
      await documents.save('home', { value, author, isDraft: pick([true, false]) });
    },
    saveLegal: (pick) =>
      documents.save('legal', { value: { terms: [{ title: 'Terms', html: textFrom(pick) }] }, author }),
    restoreHome: async (pick) => {
      const revision = pick(await documents.listRevisions('home'));
      return documents.restore('home', { revisionId: revision?.id ?? 0, author });
    },
  };
}

function textFrom(pick: Pick): string {
  return pick(spellings)(pick(paths));
}

function changeFrom(pick: Pick, entity: Entity): Record<string, unknown> {
  const fields = Object.entries(entity.fields).filter(([, { kind }]) => /^(?:text|html|media)/.test(kind));
  const [name, { kind }] = pick(fields);
  return { [name]: kind.endsWith('List') ? [textFrom(pick), textFrom(pick)] : textFrom(pick) };
}

function ignoreRefusal(error: unknown): never[] {
  expect(isAppError(error)).toBe(true);
  return [];
}
