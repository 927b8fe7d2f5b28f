import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createSitePreviewService } from './site-previews.service.ts';

describeOnBothEngines('a preview of the closed site', (openDb) => {
  test('that is asked for as the session ends is refused like any call without one', async () => {
    const { create } = createSitePreviewService(await openDb());
    await expect(create('ended')).rejects.toMatchObject({ code: 'unauthorised' });
  });
});
