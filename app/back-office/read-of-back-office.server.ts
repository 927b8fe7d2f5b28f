import { foreignOriginsOf } from '#content/picture/foreign-media.shared.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import type { Services } from '#server/services/services.ts';

/** What the documents of the back office say of themselves. */
export async function readOfBackOffice(
  services: Services,
  onForeignMedia: PageContext['onForeignMedia'],
): Promise<{ mediaOrigins: string[]; siteUrl: string }> {
  const mediaOrigins = foreignOriginsOf(await services.media.findForeign());
  onForeignMedia({ pictures: mediaOrigins, films: mediaOrigins });
  const { publicUrl, backOfficeUrl } = services;
  return { mediaOrigins, siteUrl: publicUrl === backOfficeUrl ? '' : publicUrl };
}
