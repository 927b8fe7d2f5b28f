import type { Removal } from './removal.ts';

/** What a browser is told to refuse. */
export const ofPages: readonly Removal[] = [
  {
    defence: 'a text becomes markup only where a policy of the page says so (Trusted Types)',
    file: 'server/plugins/content-policy.ts',
    takes: `["require-trusted-types-for 'script'", `,
    leaves: '[',
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'the policies of a page are named, on public pages and in the back office',
    file: 'server/plugins/content-policy.ts',
    takes: '`trusted-types ${trusted[area]}`',
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'Google’s tag is never allowed in the back office',
    file: 'server/plugins/content-policy.ts',
    takes: ` && area !== 'back-office' && area !== 'api'`,
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'scripts need the nonce of their page',
    file: 'server/plugins/content-policy.ts',
    takes: `join("script-src 'self'", `,
    leaves: `join("script-src 'self' 'unsafe-inline'", `,
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'no other site frames a page',
    file: 'server/plugins/content-policy.ts',
    takes: `area === 'uploads' || isDevelopment ? "'self'" : "'none'"`,
    leaves: `"'self'"`,
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'pictures of other sites come from hosts that the page names',
    file: 'server/plugins/content-policy.ts',
    takes: "`img-src 'self' data: blob:${picturesPlace}`",
    leaves: "`img-src 'self' data: blob: https:${picturesPlace}`",
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'a page names the hosts of its films, and no others',
    file: 'server/plugins/content-policy.ts',
    takes: `.replace(filmsPlace, () => spaced(films))`,
    leaves: `.replace(filmsPlace, () => ' https:')`,
    test: 'server/stored-responses/foreign-media.test.ts',
  },
  {
    defence: 'what came into a kept page without its nonce is not allowed by a hash',
    file: 'server/stored-responses/own-scripts.ts',
    takes: 'piece.split(',
    leaves: `piece.replaceAll('<script>', ['<script nonce="', nonce, '">'].join('')).split(`,
    test: 'server/stored-responses/own-scripts.test.ts',
  },
  {
    defence: 'a script of a kept page is allowed by the hash of its bytes only where they are all of it',
    file: 'server/stored-responses/own-scripts.ts',
    takes: ` && typeof after === 'string' && after.startsWith(\`</\${tag}\`)`,
    test: 'server/stored-responses/own-scripts.test.ts',
  },
  {
    defence: 'a page whose nonce stands in its text is not kept',
    file: 'server/stored-responses/own-scripts.ts',
    takes: `    if (parts.some((part) => part.includes(nonce))) return undefined;`,
    test: 'server/stored-responses/own-scripts.test.ts',
  },
  {
    defence: 'browsers are held to https (HSTS)',
    file: 'server/plugins/security-headers.ts',
    takes: `if (url?.startsWith('https:'))`,
    leaves: 'if (url === undefined)',
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'pages may not use what a device has (Permissions-Policy)',
    file: 'server/plugins/security-headers.ts',
    takes: `reply.header('permissions-policy', permissions);`,
    test: 'server/plugins/security-headers.test.ts',
  },
  {
    defence: 'an uploaded drawing that is opened by itself runs and fetches nothing',
    file: 'server/plugins/security-headers.ts',
    takes: 'isUploadedDrawing(request, reply) ? drawingPolicy : policyOf(request)',
    leaves: 'policyOf(request)',
    test: 'server/api/logo-uploads.api.test.ts',
  },
];
