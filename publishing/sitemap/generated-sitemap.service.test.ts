import { expect, test } from 'vitest';
import { createTestClock } from '#tests/support/clock.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createGeneratedSitemapService } from './generated-sitemap.service.ts';

const publicUrl = 'https://stone.example';

/** What would be in the sitemap at the moment; reading it can be held up. */
function createPages() {
  let text = 'first';
  let held: Promise<void> | undefined;
  let release = () => {};
  return {
    render: async function* () {
      const read = text;
      await held;
      yield read;
    },
    change: (next: string) => {
      text = next;
    },
    hold: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        held = undefined;
        release();
      };
    },
  };
}

describeOnOneEngine('the sitemap that all processes share', (openDb) => {
  test('is not there at first, and made when somebody asks for it', async () => {
    const { now } = createTestClock();
    const { render } = createPages();
    const sitemap = createGeneratedSitemapService(await openDb(), { publicUrl, render, now });
    const location = 'https://stone.example/sitemap.xml';
    expect(await sitemap.status()).toEqual({ exists: false, lastModified: null, fileSize: 0, location });
    expect(await sitemap.read()).toBe('first');
    const made = { exists: true, lastModified: now().toISOString(), fileSize: 5, location };
    expect(await sitemap.status()).toEqual(made);
  });

  test('is made again when an administrator says so, and not by reading', async () => {
    const clock = createTestClock();
    const pages = createPages();
    const sitemap = createGeneratedSitemapService(await openDb(), { publicUrl, ...pages, now: clock.now });
    await sitemap.generate();
    pages.change('sécond');
    clock.pass(1_000);
    expect(await sitemap.read()).toBe('first');
    expect(await sitemap.generate()).toMatchObject({
      ...{ exists: true, fileSize: 7, lastModified: clock.now().toISOString() },
    });
    expect(await sitemap.read()).toBe('sécond');
  });

  test('follows a change of content for whoever reads next, here and in another process', async () => {
    const db = await openDb();
    const pages = createPages();
    const here = createGeneratedSitemapService(db, { publicUrl, ...pages });
    const there = createGeneratedSitemapService(db, { publicUrl, ...pages });
    await there.read();
    pages.change('second');
    here.refresh();
    expect(await here.read()).toBe('second');
    expect(await there.read()).toBe('second');
    await here.stop();
  });

  test('follows a change of content though nobody reads it', async () => {
    const db = await openDb();
    const pages = createPages();
    const sitemap = createGeneratedSitemapService(db, { publicUrl, ...pages, delayMs: 1 });
    sitemap.refresh();
    sitemap.refresh();
    const stored = async () =>
      (await db.selectFrom('generatedSitemap').select('xml').executeTakeFirst())?.xml;
    await expect.poll(stored).toBe('first');
    await sitemap.stop();
  });

  test('is never replaced by one that was read earlier and finished later', async () => {
    const db = await openDb();
    const pages = createPages();
    const slow = createGeneratedSitemapService(db, { publicUrl, ...pages });
    const quick = createGeneratedSitemapService(db, { publicUrl, ...pages });
    const release = pages.hold();
    const late = slow.generate();
    const requested = async () =>
      (await db.selectFrom('generatedSitemap').select('requested').executeTakeFirst())?.requested;
    await expect.poll(requested).toBe(1);
    pages.change('second');
    const early = quick.generate();
    await expect.poll(requested).toBe(2);
    release();
    await Promise.all([early, late]);
    expect(await slow.read()).toBe('second');
  });

  test('stays as it was where it cannot be made, and the write that asked for it stands', async () => {
    const db = await openDb();
    let isBroken = false;
    const render = async function* () {
      yield 'good';
      if (isBroken) throw new Error('The disk is gone');
    };
    const sitemap = createGeneratedSitemapService(db, { publicUrl, render });
    await sitemap.read();
    isBroken = true;
    expect(() => sitemap.refresh()).not.toThrow();
    expect(await sitemap.read()).toBe('good');
    expect(await sitemap.status()).toMatchObject({ exists: true, fileSize: 4 });
    await expect(sitemap.generate()).rejects.toThrow('The disk is gone');
    isBroken = false;
    expect(await sitemap.read()).toBe('good');
    await sitemap.stop();
  });

  test('names the address that the site has now', async () => {
    const db = await openDb();
    const render = (text: string) =>
      async function* () {
        yield text;
      };
    await createGeneratedSitemapService(db, { publicUrl, render: render('old') }).read();
    const moved = { publicUrl: 'https://new.example', render: render('new') };
    expect(await createGeneratedSitemapService(db, moved).read()).toBe('new');
  });
});
