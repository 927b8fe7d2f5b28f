import { pathOfGalleryProject } from '#content/gallery-project/gallery-project-path.shared.ts';
import { pageContext } from '../../page-context.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { PageOpening } from '../components/PageOpening/PageOpening.tsx';
import { ProjectMasonry } from '../components/ProjectMasonry/ProjectMasonry.tsx';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { Section } from '../components/Section/Section.tsx';
import { pageMeta } from '../head/page-meta.ts';
import { previewProjects } from '../project-page/preview-projects.ts';
import type { Route } from './+types/gallery.ts';

const title = 'Gallery';

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { records } = await services.galleryProjects.list({ reader: 'visitor' });
  const projects = await previewProjects(services, records);
  const head = await services.heads.get({
    kind: 'gallery',
    items: projects.map((project) => ({ name: project.name, path: pathOfGalleryProject(project) })),
    pictures: projects.map(({ picture }) => picture),
  });
  return { head, projects };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [{ title: title }];

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const { projects } = loaderData;
  if (projects.length === 0) return <NoProjects />;
  return (
    <Section space="tight">
      <PageOpening label="Projects" heading={title}>
        Finished rooms, and the stone each of them is made of.
      </PageOpening>
      <ProjectMasonry projects={projects} />
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError title="Unable to Load Gallery" actions={[{ label: 'Return to Home', to: '/' }]} />;
}

function NoProjects() {
  return (
    <MessagePage
      label={title}
      heading="The walls are bare"
      actions={
        <>
          <ButtonLink to="/products/">See the Collections</ButtonLink>
          <ButtonLink to="/">Return to Home</ButtonLink>
        </>
      }
    >
      <p>No projects found. Please try again later.</p>
    </MessagePage>
  );
}
