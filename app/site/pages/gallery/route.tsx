import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../../components/PageOpening/PageOpening.tsx';
import { projectCardFields, summarizeProjects } from '../../components/ProjectCard/summarize-projects.ts';
import { BackLink } from '../../components/RouteError/BackLink.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { Route } from './+types/route.ts';
import { ProjectMasonry } from './ProjectMasonry/ProjectMasonry.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [{ records }, { project: _project, ...texts }] = await Promise.all([
    services.galleryProjects.listFields({ reader: 'visitor', fields: projectCardFields }),
    services.siteDocuments.get('gallery'),
  ]);
  const projects = await summarizeProjects(services, records);
  const head = await services.heads.get({
    kind: 'gallery',
    items: projects.map((project) => ({ name: project.name, path: pathOfGalleryProject(project) })),
    pictures: projects.map(({ picture }) => picture),
  });
  return { head, texts, projects };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/gallery/');

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const { projects, texts } = loaderData;
  if (projects.length === 0) return <NoProjects texts={texts} />;
  return (
    <Section space="tight">
      <PageOpening path="/gallery/" texts={texts} {...langOf(texts, 'introduction')}>
        {keepUnits(texts.introduction)}
      </PageOpening>
      <ProjectMasonry projects={projects} />
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.gallery" actions={[backTo.home]} />;
}

function NoProjects({ texts }: Pick<Route.ComponentProps['loaderData'], 'texts'>) {
  const langOf = useLangOf();
  return (
    <MessagePage
      label={texts.heading}
      heading={texts.emptyHeading}
      actions={
        <>
          <ButtonLink to="/products/" {...langOf(texts, 'emptyButton')}>
            {texts.emptyButton}
          </ButtonLink>
          <BackLink {...backTo.home} />
        </>
      }
    >
      <p {...langOf(texts, 'emptyText')}>{texts.emptyText}</p>
    </MessagePage>
  );
}
