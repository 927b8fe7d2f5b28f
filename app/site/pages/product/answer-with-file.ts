import { basename } from 'node:path';
import type { LoaderFunctionArgs } from 'react-router';
import type { Product } from '#content/entities/product/product.entity.ts';
import { pathInCategory, pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { pageContext } from '../../../page-context.ts';
import { inHeader, redirectTo } from '../../redirect-to.ts';
import { findProduct, type ProductPath } from './find-product.ts';

type StoneFile = {
  /** Its path behind the stone's: `data-sheet.pdf`. */
  name: string;
  type: string;
  isDownload?: boolean;
  /** `tag` is the same as long as the bytes are; undefined where the stone has no such file. */
  make: (product: Product, page: PageContext) => Promise<{ bytes: Uint8Array; tag?: string } | undefined>;
};

type FileRequest = Pick<LoaderFunctionArgs, 'context'> & { params: ProductPath };

/** Answers with a file of a stone: drafts have none, an old address leads on, and the stone's page is the canonical one. */
export async function answerWithFile(
  { context, params }: FileRequest,
  { name, type, isDownload, make }: StoneFile,
): Promise<Response> {
  const page = context.get(pageContext);
  const { services } = page;
  const product = await findProduct(services, params);
  if (!product) throw await missing(page);
  const requested = { slug: params.productSlug, category: { slug: params.categorySlug } };
  const path = pathInCategory(product);
  if (path !== pathInCategory(requested)) return redirectTo(`${path}${name}`, 301);
  const made = await make(product, page);
  if (!made) throw await missing(page);
  const { bytes, tag } = made;
  const disposition = isDownload ? 'attachment' : 'inline';
  const canonical = `${services.publicUrl}${services.languagePrefix()}${inHeader(pathOfProduct(product))}`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `${disposition}; filename="${inHeader(product.slug)}-${basename(name)}"`,
      ...(tag && { etag: `"${tag}"` }),
      link: `<${canonical}>; rel="canonical"`,
    },
  });
}

async function missing({ services }: PageContext): Promise<Response> {
  const t = await services.wording.read();
  return new Response(t('product:sheet.missing'), { status: 404 });
}

/** As it is printed: in a language whose letters the site's fonts have. */
export function inPrint<Made>(
  product: Product,
  { services }: PageContext,
  make: (printed: Product) => Promise<Made>,
): Promise<Made> {
  return services.inPrintedLanguage(async () =>
    make((await services.products.find({ reader: 'visitor', key: product.id })) ?? product),
  );
}
