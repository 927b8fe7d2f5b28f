import {
  pathInCategory,
  pathOfDataPack,
  pathOfProduct,
} from '#content/entities/product/product-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { inHeader, redirectTo } from '../../redirect-to.ts';
import type { Route } from './+types/data-pack.ts';
import { findProduct } from './find-product.ts';

/** A stone's data pack (specification/facts.md, "Data pack"). */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { services, visitor } = context.get(pageContext);
  const product = await findProduct(services, params);
  if (!product) {
    const t = await services.wording.read();
    throw new Response(t('product:sheet.missing'), { status: 404 });
  }
  const requested = { slug: params.productSlug, category: { slug: params.categorySlug } };
  if (pathInCategory(product) !== pathInCategory(requested)) return redirectTo(pathOfDataPack(product), 301);
  const { bytes, tag } = await services.inPrintedLanguage(async () => {
    const printed = await services.products.find({ reader: 'visitor', key: product.id });
    return services.dataPacks.find(printed ?? product, visitor);
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${inHeader(product.slug)}-data.zip"`,
      etag: `"${tag}"`,
      link: `<${services.publicUrl}${services.languagePrefix()}${inHeader(pathOfProduct(product))}>; rel="canonical"`,
    },
  });
}
