import type { PageHeader, SiteIdentity } from '../head/page-meta.ts';
import { breadcrumbData, projectData } from '../head/structured-data.ts';
import type { ProjectPageData } from './load-project-page.ts';

/** The head of a project's page. */
export function projectPageHeader(site: SiteIdentity, page: ProjectPageData): PageHeader {
  const { project, picture, seo } = page;
  const address = seo.metaUrl;
  const pictures = [picture, ...page.gallery].filter((shown) => shown !== undefined);
  return {
    seo,
    picture,
    type: 'article',
    structuredData: !import.meta.env.SSR
      ? []
      : [
          projectData(site, { project, pictures, address }),
          breadcrumbData(site, [
            { name: 'Home', address: '/' },
            { name: 'Gallery', address: '/gallery/' },
            { name: project.name, address },
          ]),
        ],
  };
}
