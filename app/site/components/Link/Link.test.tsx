import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link as RouterLink, StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './Link.tsx';

/** All routes are known from the start (react-router.config.ts), so no link leads to one that has to be asked for. */
const discovery = ' data-discover="true"';

test.each([
  '/',
  '/products/',
  '/products/dawn/?view=grid',
  '/contact/?form=quote&product=statuario&subject=Quote+request%3A+Statuario',
  '/compare/?stones=statuario,volakas',
  '/why-veins-run/#veins',
  '/uploads/certificates/ce-mark.pdf',
  '?units=metric',
  '.',
  '..',
  '',
  '/products/../contact/',
  '//elsewhere.example/',
  '/a//b/',
  '/two words/',
  '/search/?',
  'https://elsewhere.example/',
  'mailto:yard@example.com',
  '/%E2%82%AC/?q=%20#x',
])('a link to %j leads where React Router leads', (to) => {
  const props = { to, replace: true, preventScrollReset: true, viewTransition: true, className: 'way' };
  const write = (node: ReactNode) =>
    renderToString(<StaticRouter location="/products/dawn/">{node}</StaticRouter>);
  const [ours, theirs] = [write(<Link {...props}>on</Link>), write(<RouterLink {...props}>on</RouterLink>)];
  expect(ours).toBe(theirs.replace(discovery, ''));
});
