import type { PictureColours } from '#content/colours/picture-colours.shared.ts';
import { registerPictureColours } from '#content/colours/register-picture-colours.ts';
import { createScheduleService } from '#content/editorial/schedule/schedule.service.ts';
import { insertMediaFile, retireMediaFile } from '#media/storage/media-files.repository.ts';
import type { ApiUnderTest } from './api-app.ts';
import type { Random } from './random.ts';
import { testAuthor as author } from './sample-records.ts';

export type RandomWrite = () => Promise<unknown>;
export type Site = ApiUnderTest & { random: Random };

/** The last of them is in the library at times. */
export const randomPictures = [
  '/uploads/gallery/one.png',
  '/uploads/gallery/two.png',
  '/uploads/gallery/late.png',
];
const hourMs = 3_600_000;

/** Writes of documents and pictures, and what comes and goes by itself. */
export function siteWrites(site: Site): Record<string, RandomWrite> {
  return { ...documentWrites(site), ...pictureWrites(site), ...passingWrites(site) };
}

export function anyProductOf({ services, random }: Site): () => Promise<number> {
  return async () => {
    const { records } = await services.products.list({ reader: 'administrator' });
    return random.pick(records)?.id ?? 0;
  };
}

function documentWrites({ services, random }: Site): Record<string, RandomWrite> {
  const { siteDocuments } = services;
  const { pick, next } = random;
  return {
    renameCompany: () => siteDocuments.save('company', { value: { name: `Stone ${next()}` }, author }),
    rewriteAbout: () => siteDocuments.save('about', { value: { title: `We ${next()}` }, author }),
    draftAbout: () =>
      siteDocuments.save('about', { value: { title: `Draft ${next()}` }, author, isDraft: true }),
    rewriteHome: () => siteDocuments.save('home', { value: { hero: { subtitle: `${next()}` } }, author }),
    restoreAbout: async () => {
      const revision = pick(await siteDocuments.listRevisions('about'));
      await siteDocuments.restore('about', { revisionId: revision?.id ?? 0, author });
    },
    changeAppearance: () =>
      siteDocuments.save('appearance', {
        value: { accent: pick(['#7a4a1f', '#1f4a7a', '#4a1f7a']) },
        author,
      }),
  };
}

function pictureWrites(site: Site): Record<string, RandomWrite> {
  const { services, db, random } = site;
  const late = randomPictures[2] as string;
  let isLateThere = false;
  return {
    describePicture: () =>
      services.images.update(random.pick(randomPictures), {
        alt: `Slab ${random.next()}`,
        focalX: Math.round(random.next() * 100),
      }),
    replacePicture: () =>
      services.images.replace({ from: random.pick(randomPictures), to: random.pick(randomPictures) }, author),
    async addOrHidePicture() {
      if (isLateThere) await retireMediaFile(db, { path: late, now: new Date().toISOString() });
      else await insertPicture(site, late);
      isLateThere = !isLateThere;
    },
    measurePicture: () =>
      registerPictureColours(db, { path: random.pick(randomPictures), colours: anyColours(random) }),
    removePicture: () => services.images.remove(random.pick(randomPictures), author),
  };
}

/** Colours that are near each other or not, as those of pictures are. */
function anyColours({ pick }: Random): PictureColours {
  const [hex, lightness] = pick([
    ['#f0f0ee', 95] as const,
    ['#efe3cb', 91] as const,
    ['#18181a', 21] as const,
  ]);
  return { palette: [{ hex, share: 100 }], lightness, veinDensity: 9, veinDirection: 40, veinStrength: 9 };
}

/** What comes and goes at a time, and redirects. */
function passingWrites(site: Site): Record<string, RandomWrite> {
  const { services, random, db } = site;
  const redirects: number[] = [];
  const inAnHour = () => new Date(Date.now() + hourMs);
  const changes = services.contentChanges;
  const later = createScheduleService(db, { changes, now: () => new Date(Date.now() + 2 * hourMs) });
  return {
    async publishByTime() {
      const id = await anyProductOf(site)();
      const publishAt = inAnHour().toISOString();
      await services.products.update({ id, author, changes: { publishAt, unpublishAt: null } });
      await later.runDue();
    },
    async hideArticleByTime() {
      const { records } = await services.blogPosts.list({ reader: 'administrator' });
      const due = { published: true, publishAt: null, unpublishAt: inAnHour().toISOString() };
      await services.blogPosts.update({ id: records[0]?.id ?? 0, author, changes: due });
      await later.runDue();
    },
    async redirect() {
      const from = random.pick(['/old/', '/jade/', '/slate/']);
      const { redirect } = await services.redirects.create(
        { from, to: random.pick(['/about/', '/blog/']) },
        author,
      );
      redirects.push(redirect.id);
    },
    removeRedirect: () => services.redirects.remove(redirects.pop() ?? 0, author),
  };
}

export async function insertPicture({ db }: Site, path: string): Promise<void> {
  await insertMediaFile(db, {
    ...{ path, mime: 'image/png', width: 800, height: 600, bytes: 1, sha256: path, preview: '' },
    ...{ originalName: '', alt: '', focalX: 50, focalY: 50, createdAt: new Date().toISOString() },
  });
}
