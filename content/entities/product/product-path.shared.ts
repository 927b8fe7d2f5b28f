/** The path of a product's page: `/statuario/` (specification/addresses.md, "Top-level slugs"). */
export function pathOfProduct(product: { slug: string }): string {
  return `/${product.slug}/`;
}

/** The path that shows it in its category: `/products/dawn/statuario/`. */
export function pathInCategory(product: { slug: string; category: { slug: string } }): string {
  return `/products/${product.category.slug}/${product.slug}/`;
}

/** The path of its data sheet, a PDF: `/products/dawn/statuario/data-sheet.pdf`. */
export function pathOfDataSheet(product: { slug: string; category: { slug: string } }): string {
  return `${pathInCategory(product)}data-sheet.pdf`;
}

/** The path of its data pack, a ZIP: `/products/dawn/statuario/data.zip`. */
export function pathOfDataPack(product: { slug: string; category: { slug: string } }): string {
  return `${pathInCategory(product)}data.zip`;
}

/** The path of a declaration of performance, a PDF: `/products/dawn/statuario/declarations/k-2041.pdf`. */
export function pathOfDeclaration(
  product: { slug: string; category: { slug: string } },
  file: string,
): string {
  return `${pathInCategory(product)}declarations/${file}`;
}

/** The path of the text that architects copy into a specification: `/products/dawn/statuario/specification.txt`. */
export function pathOfSpecification(product: { slug: string; category: { slug: string } }): string {
  return `${pathInCategory(product)}specification.txt`;
}
