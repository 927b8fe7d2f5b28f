import type { Ask, Site, Visit } from './acknowledged-writes.ts';

/** Signs in to a site as its first administrator. @throws Error where an answer is a failure, or none comes */
export async function openSite(url: string, password: string): Promise<Site> {
  const visit: Visit = (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init });
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'content-type': 'application/json' };
  const signedIn = await visit('/api/auth/login', { method: 'POST', headers, body });
  const { token } = (await signedIn.json()) as { token: string };
  return { visit, ask: createAsk(visit, token) };
}

function createAsk(visit: Visit, token: string): Ask {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const headers = {
      ...{ authorization: `Bearer ${token}` },
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = isForm ? body : body ? JSON.stringify(body) : null;
    const response = await visit(`/api/${path}`, { method, headers, body: sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}
