import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSiteOpener } from './support/rendered-site.ts';

const openSite = await createSiteOpener();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('What a visitor asks for by mistake', () => {
  test.each([
    ['a form sent to a page without one', 'POST', '/about/', 405],
    ['data of a page that is not there', 'GET', '/nowhere/at/all.data', 202],
    ['a form sent to where nothing is', 'POST', '/nowhere/at/all/', 302],
  ] as const)('is no error of the site in its log: %s', async (_what, method, url, status) => {
    const { app } = await openSite();
    const written = vi.spyOn(console, 'error');
    const { statusCode } = await app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(written).not.toHaveBeenCalled();
  });
});
