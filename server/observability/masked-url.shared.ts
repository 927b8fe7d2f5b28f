/** Links that open something for whoever has them: the part that nobody can guess is left out. */
const secretPaths = [
  /^(\/shortlist\/)[^/?.]+/i,
  /^(\/api\/shortlists\/)[^/?]+/i,
  /^(\/api\/auth\/sessions\/)[^/?]+/i,
  /^(\/api\/users\/\d+\/sessions\/)[^/?]+/i,
];

/** Parameters of which it matters what they say, and whose words nobody minds. All others may be names, searches or secrets. */
const plainParameters = /^(?:page|per_page|sort|order|form|units|show|utm_(?:source|medium|campaign))$/;
const plainValue = /^[\w.%+-]{0,60}$/;
const hidden = '*';
const maxLength = 500;

/** An address as it may be kept: without tokens, links to share, and what people have written into it. */
export function maskUrl(url: string): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const masked = secretPaths.reduce((text, pattern) => text.replace(pattern, `$1${hidden}`), path);
  return (at < 0 ? masked : `${masked}?${maskQuery(url.slice(at + 1))}`).slice(0, maxLength);
}

function maskQuery(query: string): string {
  return query
    .split('&')
    .map((part) => {
      const [name = '', value] = part.split('=', 2);
      if (value === undefined || value === '') return /^[\w.-]{1,30}$/.test(name) ? part : hidden;
      if (plainParameters.test(name) && plainValue.test(value)) return part;
      return `${/^[\w.-]{1,30}$/.test(name) ? name : hidden}=${hidden}`;
    })
    .join('&');
}

/** The words of an error as they may be kept: without what `maskUrl` hides, wherever an address stands in them. */
export function maskText(text: string): string {
  return text
    .replace(/\/\/[^\s/@"']+@/g, `//${hidden}@`)
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${hidden}`)
    .replace(/(\/shortlists?\/)[^/?.\s"']+(?=[/?\s"']|$)/gi, `$1${hidden}`)
    .replace(/\b[0-9a-f]{32,}\b/gi, hidden)
    .replace(/\?([^\s"'<>()]+)/g, (_all, query: string) => `?${maskQuery(query)}`);
}
