import { type PageHead, type SiteIdentity, titleWith } from '../head/page-meta.ts';
import { breadcrumbData, projectData } from '../head/structured-data.ts';
import type { ProjectPageData } from './load-project-page.ts';

/** Title, description and canonical link of a project; the editor's own go before what is made from its fields. */
export function projectPageHead(site: SiteIdentity, page: ProjectPageData): PageHead {
  const { project, picture } = page;
  const address = project.metaUrl || `/gallery/${project.slug}/`;
  const pictures = [picture, ...page.gallery].filter((shown) => shown !== undefined);
  return {
    title: project.metaTitle || titleWith(site, project.name),
    description: project.metaDescription || project.shortDescription,
    address,
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
