import { redirect } from 'react-router';
import {
  pathInCategory,
  pathOfDataSheet,
  pathOfProduct,
} from '#content/entities/product/product-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/data-sheet.ts';
import { findProduct } from './find-product.ts';

/** A stone's data sheet (specification/facts.md, "Data sheet"). */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { services, visitor } = context.get(pageContext);
  const product = await findProduct(services, params);
  if (!product) {
    const t = await services.wording.read();
    throw new Response(t('product:sheet.missing'), { status: 404 });
  }
  const requested = { slug: params.productSlug, category: { slug: params.categorySlug } };
  if (pathInCategory(product) !== pathInCategory(requested)) return redirect(pathOfDataSheet(product), 301);
  const { bytes, tag } = await services.dataSheets.find(product, visitor);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${product.slug}-data-sheet.pdf"`,
      etag: `"${tag}"`,
      link: `<${services.publicUrl}${services.languagePrefix()}${pathOfProduct(product)}>; rel="canonical"`,
    },
  });
}
