import { Link } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { GalleryProject } from '#content/entities/gallery-project/gallery-project.entity.ts';
import { pathOfGalleryProject } from '#content/entities/gallery-project/gallery-project-path.shared.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import messages from '#messages/en/gallery.json' with { type: 'json' };
import { transitionNameOf } from '../../behaviour/use-picture-transition.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CleanHtml } from '../../components/CleanHtml/CleanHtml.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { Label } from '../../components/Label/Label.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { PictureMosaic } from '../../components/PictureMosaic/PictureMosaic.tsx';
import { ProjectCard } from '../../components/ProjectCard/ProjectCard.tsx';
import { RelatedCards } from '../../components/RelatedCards/RelatedCards.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ShareLinks } from '../../components/ShareLinks/ShareLinks.tsx';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { ProjectPageData, ProjectProduct } from './load-project-page.ts';
import styles from './ProjectPage.module.css';

type ProjectPageProps = { page: ProjectPageData };

export function ProjectPage({ page }: ProjectPageProps) {
  const langOf = useLangOf();
  const { project, picture, products, related, texts } = page;
  return (
    <>
      <article>
        <div className={styles.hero}>
          <Picture
            picture={picture}
            // Not svh on a phone: what is preloaded is chosen before its height is known, and both would be fetched.
            sizes="(width >= 900px) max(100vw, 141svh), max(100vw, 106vh)"
            ratio="fill"
            priority
            transitionName={transitionNameOf('project', project.slug)}
          />
        </div>
        <Section as="div" space="none" className={styles.crumbs}>
          <Breadcrumbs page="/gallery/" crumbs={[{ label: project.name, ...langOf(project, 'name') }]} />
        </Section>
        <Section as="div" space="none" className={styles.body}>
          <Opening project={project} />
          <ProjectFacts project={project} products={products} texts={texts} className={styles.facts} />
          <ProjectStory page={page} />
        </Section>
        <Gallery page={page} />
      </article>
      <Invitation name={project.name} texts={texts} />
      <RelatedCards
        items={related}
        card={(other, place) => <ProjectCard project={other} {...place} />}
        headingId="related-projects"
        heading={texts.relatedHeading}
        headingIn={langOf(texts, 'relatedHeading')}
        all={{ label: texts.allButton, to: '/gallery/', ...langOf(texts, 'allButton') }}
        space="tight"
      />
    </>
  );
}

function Opening({ project }: { project: ProjectPageData['project'] }) {
  const langOf = useLangOf();
  return (
    <header className={styles.opening}>
      {project.category ? (
        <Label isAccent {...langOf(project, 'category')}>
          {project.category}
        </Label>
      ) : null}
      <DisplayHeading as="h1" size="large" className={styles.name} {...langOf(project, 'name')}>
        {project.name}
      </DisplayHeading>
      <p className={`lead ${styles.summary}`} {...langOf(project, 'shortDescription')}>
        {keepUnits(project.shortDescription)}
      </p>
    </header>
  );
}

type ProjectFactsProps = {
  project: Pick<GalleryProject, 'client' | 'location' | 'dateCompleted' | 'duration' | 'squareFootage'>;
  products: readonly ProjectProduct[];
  texts: ProjectPageData['texts'];
  className?: string | undefined;
};

function ProjectFacts({ project, products, texts, className }: ProjectFactsProps) {
  const langOf = useLangOf();
  return (
    <FactList
      className={className}
      facts={[
        { label: texts.clientLabel, labelIn: langOf(texts, 'clientLabel'), value: project.client },
        { label: texts.locationLabel, labelIn: langOf(texts, 'locationLabel'), value: project.location },
        {
          label: texts.completedLabel,
          labelIn: langOf(texts, 'completedLabel'),
          value: project.dateCompleted,
          valueIn: langOf(project, 'dateCompleted'),
        },
        {
          label: texts.durationLabel,
          labelIn: langOf(texts, 'durationLabel'),
          value: project.duration,
          valueIn: langOf(project, 'duration'),
        },
        { label: texts.sizeLabel, labelIn: langOf(texts, 'sizeLabel'), value: project.squareFootage },
        {
          label: texts.materialsLabel,
          labelIn: langOf(texts, 'materialsLabel'),
          value: products.length > 0 ? <Products products={products} /> : '',
          valueIn: langOf(project, 'materials'),
        },
      ]}
    />
  );
}

function Products({ products }: { products: readonly ProjectProduct[] }) {
  return (
    <ul className={styles.products}>
      {products.map(({ name, slug }) => (
        <li key={name}>
          {slug ? (
            <Link to={pathOfProduct({ slug })} data-track="product">
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

function Gallery({ page: { project, gallery, texts } }: ProjectPageProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  if (gallery.length === 0) return null;
  return (
    <Section ground="deep" space="tight" aria-labelledby="project-gallery">
      <DisplayHeading
        id="project-gallery"
        size="small"
        className={styles.galleryHeading}
        {...langOf(texts, 'picturesHeading')}
      >
        {texts.picturesHeading}
      </DisplayHeading>
      <PictureMosaic pictures={gallery} label={t('gallery:pictures', { project: project.name })} />
    </Section>
  );
}

function ProjectStory({ page: { project, picture, html, texts } }: ProjectPageProps) {
  const langOf = useLangOf();
  return (
    <div className={styles.story}>
      {project.longDescription ? (
        <Paragraphs
          text={project.longDescription}
          className="prose"
          {...langOf(project, 'longDescription')}
        />
      ) : null}
      {html ? (
        <section className={styles.details} aria-labelledby="project-details">
          <h2 id="project-details" className={styles.detailsHeading} {...langOf(texts, 'detailsHeading')}>
            {texts.detailsHeading}
          </h2>
          <CleanHtml html={html} className="prose" {...langOf(project, 'projectDetails')} />
        </section>
      ) : null}
      <ShareLinks
        className={styles.share}
        noun="project"
        title={project.name}
        path={pathOfGalleryProject(project)}
        picturePath={picture?.path}
        label={texts.shareLabel}
        labelIn={langOf(texts, 'shareLabel')}
      />
    </div>
  );
}

function Invitation({ name, texts }: { name: string; texts: ProjectPageData['texts'] }) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const subject = encodeURIComponent(fillText(texts.invitationSubject, { project: name }));
  return (
    <Section space="tight" as="aside" data-print="none" aria-label={t('gallery:yours')}>
      <div className={styles.invitation}>
        <DisplayHeading as="p" size="medium" {...langOf(texts, 'invitation')}>
          {texts.invitation}
        </DisplayHeading>
        <ButtonLink to={`/contact/?subject=${subject}`} look="block" {...langOf(texts, 'invitationButton')}>
          {texts.invitationButton}
        </ButtonLink>
      </div>
    </Section>
  );
}
