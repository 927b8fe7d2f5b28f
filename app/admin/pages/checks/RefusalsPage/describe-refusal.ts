/** What a rule of the policy is about, in words. */
const kinds = new Map(
  Object.entries({
    'img-src': 'A picture',
    'media-src': 'A film or sound',
    'script-src-elem': 'A script',
    'script-src-attr': 'A script in an attribute',
    'script-src': 'A script',
    'style-src-elem': 'A stylesheet',
    'style-src': 'A style',
    'font-src': 'A font',
    'connect-src': 'A request',
    'frame-src': 'A frame',
    'frame-ancestors': 'Being shown in a frame of another site',
    'form-action': 'A form sent elsewhere',
    'base-uri': 'A changed base address',
    'object-src': 'An embedded object',
    'require-trusted-types-for': 'Text that was to become part of the page',
    'trusted-types': 'A further rule for text',
  }),
);

const sources = new Map(
  Object.entries({
    inline: 'written into the page',
    eval: 'made from text',
    'wasm-eval': 'made from text',
    'trusted-types-sink': 'by a script',
    'trusted-types-policy': 'by a script',
    data: 'in the page itself',
    'data:': 'in the page itself',
    'blob:': 'from memory',
  }),
);

/** “A picture from https://cdn.example”. */
export function describeRefusal({ directive, source }: { directive: string; source: string }): string {
  const kind = kinds.get(directive) ?? `Something (${directive})`;
  const words = sources.get(source);
  if (words) return `${kind}, ${words}`;
  return source === 'unknown' || source === '' ? kind : `${kind} from ${source}`;
}

/** How often, and since when it is counted. */
export function describeTimes(times: number): string {
  return times === 1 ? 'once' : `${times.toLocaleString('en-GB')} times`;
}
