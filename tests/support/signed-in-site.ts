/** Asks the site with an administrator's token. @throws Error where it answers with a failure, or not at all */
type Ask = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;
/** Asks the site as a visitor does, without following redirects. */
type Visit = (path: string, init?: RequestInit) => Promise<Response>;
/** Fetches a file of the API with an administrator's token. @throws Error where it answers with a failure */
type Download = (path: string) => Promise<Uint8Array<ArrayBuffer>>;
export type Site = {
  ask: Ask;
  visit: Visit;
  download: Download;
  /** Of the administrator. */
  password: string;
};
type Pass = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Signs in to a site as its first administrator.
 * @param pass what each request goes through
 * @throws Error where an answer is a failure, or none comes
 */
export async function openSite(url: string, password: string, pass: Pass = (work) => work()): Promise<Site> {
  const visit: Visit = (path, init) => pass(() => fetch(`${url}${path}`, { redirect: 'manual', ...init }));
  const token = await signIn(url, password);
  return { visit, ask: createAsk(visit, token), download: createDownload(visit, token), password };
}

/** @returns the token of the first administrator @throws Error where it is not given */
export async function signIn(url: string, password: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

/** Asks with somebody's token. */
export function createAsk(visit: Visit, token: string): Ask {
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

function createDownload(visit: Visit, token: string): Download {
  return async (path) => {
    const response = await visit(`/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
