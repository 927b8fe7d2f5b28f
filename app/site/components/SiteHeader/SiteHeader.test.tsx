import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Brand } from '#site/appearance/appearance.service.ts';
import { shippedColours } from '#site/appearance/shipped-colours.shared.ts';
import { textOf } from '#site/page-pieces.shared.ts';
import { BrandContext } from '../../../brand-context.ts';
import { openStills } from '../../still/open-stills.server.ts';
import { StillContext } from '../../still/StillContext.ts';
import { SiteHeader } from './SiteHeader.tsx';

const logo = { src: '/uploads/logo.png', width: 120, height: 40 };

test.each([
  ['a name', {}],
  ['a logo, which every page asks for ahead', { logo }],
])('the bar with %s is the same when it is written and when it is known', (_what, logos) => {
  const brand = { name: 'Aravane', ...logos } as Brand;
  const [first, second] = [renderBar(brand), renderBar(brand)];
  expect(second).toBe(first);
  expect(first.includes('rel="preload"')).toBe('logo' in logos);
});

function renderBar(brand: Brand): string {
  const stills = openStills();
  const html = renderToString(
    <StillContext value={stills}>
      <BrandContext value={{ brand, colours: shippedColours }}>
        <SiteHeader name="Aravane" variant="page" />
      </BrandContext>
    </StillContext>,
  );
  const { frame, piecesOf } = stills.take(html);
  return frame.replace(/<still-part n="(\d+)"><\/still-part>/g, (_part, place: string) =>
    textOf(piecesOf(place)),
  );
}
