import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowSources, trustByHash } from './own-scripts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = "default-src 'self'; script-src 'self' 'nonce-N0nce'; object-src 'none'";

test('scripts with the nonce are allowed by their hashes, and others are not', () => {
  const html =
    '<script nonce="N0nce">one()</script><script src="/a.js" nonce="N0nce"></script><script>evil()</script>' +
    '<script type="text/deferred-module" nonce="N0nce">import "/b.js"</script><link nonce="N0nce" href="/c.css">';
  const allowed = allow(html, policy);
  expect(allowed?.html).toBe(html.replaceAll(' nonce="N0nce"', ''));
  const hashes = [hashOf('one()'), hashOf('import "/b.js"')].join(' ');
  expect(allowed?.policy).toBe(`default-src 'self'; script-src 'self' ${hashes}; object-src 'none'`);
});

test('styles with the nonce are allowed by their hashes, apart from scripts', () => {
  const html =
    '<style nonce="N0nce">a{top:0}</style><style>b{top:0}</style><script nonce="N0nce">one()</script>';
  const allowed = allow(html, `${policy}; style-src 'self' 'nonce-N0nce'`);
  expect(allowed?.policy).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('one()')}; object-src 'none'; style-src 'self' ${hashOf('a{top:0}')}`,
  );
});

test('a page in which the nonce stands anywhere else is not to be kept', () => {
  expect(trustByHash('<p>N0nce</p>', 'N0nce')).toBeUndefined();
  expect(trustByHash('<p></p>', '')).toBeUndefined();
});

function allow(page: string, policy: string) {
  const trusted = trustByHash(page, 'N0nce');
  return trusted && { html: trusted.html, policy: allowSources(policy, trusted.sources, 'N0nce') };
}
