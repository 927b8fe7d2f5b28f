import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import type { Services } from '#server/services.ts';
import type { PageHead } from '#site/head/page-head.ts';
import { type ProjectPreview, previewProjects } from './preview-projects.ts';

/** A product of a project, with its path if it is one in the catalogue. */
export type ProjectStone = { name: string; slug: string | undefined };

export type ProjectPageData = {
  project: Omit<GalleryProject, 'projectDetails'>;
  head: PageHead;
  texts: DocumentValues['gallery']['project'];
  /** The details as sanitized HTML. */
  html: string;
  picture: Picture | undefined;
  gallery: Picture[];
  stones: ProjectStone[];
  related: ProjectPreview[];
};

/** Candidates checked for each product: its name may be part of others, as Statuario is of Statuarietto. */
const stoneCandidates = 10;

export async function loadProjectPage(services: Services, record: GalleryProject): Promise<ProjectPageData> {
  const { projectDetails, ...project } = record;
  const [{ project: texts }, html, pictures, stones, related] = await Promise.all([
    services.siteDocuments.get('gallery'),
    services.media.prepareHtml(projectDetails),
    services.media.findPictures([project.featuredImage, ...project.galleryImages]),
    degrade(filterProducts(services, project.materials), {
      fallback: project.materials.map((name) => ({ name, slug: undefined })),
      message: `stones of project "${project.slug}" could not be read`,
    }),
    degrade(findRelatedPreviews(services, record), {
      fallback: [],
      message: `projects related to "${project.slug}" could not be read`,
    }),
  ]);
  const picture = pictures[project.featuredImage];
  const gallery = project.galleryImages.flatMap((path) => pictures[path] ?? []);
  return {
    project,
    texts,
    head: await services.heads.get({ kind: 'project', project, pictures: [picture, ...gallery] }),
    html,
    picture,
    gallery,
    stones,
    related,
  };
}

async function findRelatedPreviews(services: Services, project: GalleryProject) {
  return previewProjects(services, await services.galleryProjects.findRelated(project));
}

async function filterProducts(services: Services, names: readonly string[]): Promise<ProjectStone[]> {
  const stones = names.map(async (name) => {
    const query = { reader: 'visitor', search: name, page: 1, perPage: stoneCandidates } as const;
    const { records } = await services.products.list(query);
    const product = records.find((record) => record.name.toLowerCase() === name.toLowerCase());
    return { name, slug: product?.slug };
  });
  return Promise.all(stones);
}

/** The page is shown without secondary content that can't be read. */
async function degrade<Value>(
  work: Promise<Value>,
  options: { fallback: Value; message: string },
): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.warn(
      JSON.stringify({ level: 'warn', time: Date.now(), msg: options.message, err: String(error) }),
    );
    return options.fallback;
  }
}
