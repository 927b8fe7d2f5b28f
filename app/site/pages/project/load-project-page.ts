import type { DocumentValues } from '#content/documents/registry.ts';
import type { GalleryProject } from '#content/entities/gallery-project/gallery-project.entity.ts';
import type { CompiledMessages } from '#messages/translate.ts';
import type { PageHead } from '#publishing/head/page-head.ts';
import type { Services } from '#server/services/services.ts';
import { type ProjectSummary, summarizeProjects } from '../../components/ProjectCard/summarize-projects.ts';
import { degrade } from '../../degrade.ts';
import { findPagePictures, type PagePictures } from '../../page-pictures.ts';

/** A product of a project, with its path if it is one in the catalogue. */
export type ProjectProduct = { name: string; slug: string | undefined };

export type ProjectPageData = PagePictures & {
  messages: CompiledMessages;
  project: Omit<GalleryProject, 'projectDetails'>;
  head: PageHead;
  texts: DocumentValues['gallery']['project'];
  /** The details as sanitized HTML. */
  html: string;
  products: ProjectProduct[];
  related: ProjectSummary[];
};

/** Candidates checked for each product: its name may be part of others, as Statuario is of Statuarietto. */
const productCandidates = 10;

export async function loadProjectPage(services: Services, record: GalleryProject): Promise<ProjectPageData> {
  const { projectDetails, ...project } = record;
  const [{ project: texts }, html, pictures, products, related] = await Promise.all([
    services.siteDocuments.get('gallery'),
    services.media.prepareHtml(projectDetails),
    findPagePictures(services, { picture: project.featuredImage, gallery: project.galleryImages }),
    degrade(findProductsNamed(services, project.materials), {
      fallback: project.materials.map((name) => ({ name, slug: undefined })),
      message: `products of project "${project.slug}" could not be read`,
    }),
    degrade(findRelated(services, record), {
      fallback: [],
      message: `projects related to "${project.slug}" could not be read`,
    }),
  ]);
  return {
    project,
    messages: await services.wording.pick('gallery'),
    texts,
    head: await services.heads.get({
      kind: 'galleryProject',
      record: project,
      pictures: [pictures.picture, ...pictures.gallery],
    }),
    html,
    ...pictures,
    products,
    related,
  };
}

async function findRelated(services: Services, project: GalleryProject) {
  return summarizeProjects(services, await services.galleryProjects.findRelated(project));
}

async function findProductsNamed(services: Services, names: readonly string[]): Promise<ProjectProduct[]> {
  const products = names.map(async (name) => {
    const query = { reader: 'visitor', search: name, page: 1, perPage: productCandidates } as const;
    const { records } = await services.products.list(query);
    const product = records.find((record) => record.name.toLowerCase() === name.toLowerCase());
    return { name, slug: product?.slug };
  });
  return Promise.all(products);
}
