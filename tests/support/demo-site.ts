import type { Db } from '#database/connect.ts';
import type { ApiUnderTest } from './api-app.ts';
import { createClient } from './api-client.ts';
import { loadSmallDemo } from './small-demo.ts';

export type DemoSite = Awaited<ReturnType<typeof openDemoSite>>;

/** An application with a small demo loaded, as its owner asks it through the API. */
export async function openDemoSite(db: Db, api: ApiUnderTest) {
  const request = createClient(api, await api.signIn());
  return {
    api,
    request,
    demo: await loadSmallDemo(db, api),
    readSteps: async () => (await request('GET', 'first-steps')).json(),
    previewRemoval: async () => (await request('GET', 'demo/removal')).json(),
    namesOf: async (path: string) =>
      (await request('GET', `${path}?sort=id`)).json().map(({ name }: { name: string }) => name),
    saveDocument: (key: string, value: object) =>
      request('PUT', `site-documents/${key}`, { body: { value } }),
    documentOf: async (key: string) => (await request('GET', `site-documents/${key}`)).json(),
  };
}
