import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';
import { makeWithoutPlaces } from './errors-without-places.ts';
import { shortenScript } from './inline-scripts.ts';
import { publicRoutes } from './public-routes.ts';
import { askForNoStylesAtHand } from './styles-at-hand.ts';

const root = join(import.meta.dirname, '..', '..');

describe('what the build shortens', () => {
  test('visitors get no route of the back office, and all of their own', () => {
    const routes = {
      root: { id: 'root', path: '' },
      'admin/routes/login': { id: 'admin/routes/login', path: 'admin/login' },
      'admin/routes/admin-layout': { id: 'admin/routes/admin-layout' },
      'products-list': { id: 'products-list', path: 'admin/products' },
      'site/routes/site-layout': { id: 'site/routes/site-layout' },
      'site/routes/collections': { id: 'site/routes/collections', path: 'products' },
    };
    expect(Object.keys(publicRoutes(routes))).toEqual([
      'root',
      'site/routes/site-layout',
      'site/routes/collections',
    ]);
  });

  test('inline scripts are shorter and do the same; other texts stay as they are', () => {
    const text = `(() => {\n  const element = { dataset: {} };\n  element.dataset.leaving = '';\n  globalThis.left = element;\n})();`;
    const short = shortenScript(text);
    expect(short.length).toBeLessThan(text.length * 0.8);
    expect(new Function(`${short}; return left.dataset`)()).toEqual({ leaving: '' });
    expect(shortenScript('a  {top:0}')).toBe('a  {top:0}');
  });

  test('two files share no class, though they call it alike', () => {
    const nameOf = shortClassNames(root);
    const site = nameOf('pager', join(root, 'app/site/components/Pager/Pager.module.css'));
    const backOffice = nameOf('pager', join(root, 'app/admin/lists/ListPager/ListPager.module.css'));
    expect(site).toMatch(/^[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ0-9]{3}$/);
    expect(site).not.toBe(backOffice);
  });
});

test('what React tells by identity is an error as before, which nobody has to look up the place of', () => {
  const file = join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js');
  const code = makeWithoutPlaces(readFileSync(file, 'utf8'));
  const [line = ''] = code.match(/^var SuspenseException = .*(?=,$)/m) ?? [];
  const made = new Function(`const formatProdErrorMessage = String; ${line}; return SuspenseException`)();
  expect(made).toBeInstanceOf(Error);
  expect(made.message).toBe('460');
  expect('stack' in made && made.stack).toBeFalsy();
  expect(() => makeWithoutPlaces(code)).toThrow('React makes 0 signals');
});

test('what is fetched on demand brings its own styles and none that are there', () => {
  const code =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a-1.js","assets/site-1.css","assets/a-1.css"])))=>i.map(i=>d[i]);' +
    'const load=()=>o(()=>import(`./a-1.js`),__vite__mapDeps([0,1,2]))';
  const atHand = new Set(['assets/site-1.css']);
  expect(askForNoStylesAtHand(code, atHand)).toBe(code.replace('([0,1,2])', '([0,2])'));
  expect(askForNoStylesAtHand('const list=[0,1]', atHand)).toBe('const list=[0,1]');
});
