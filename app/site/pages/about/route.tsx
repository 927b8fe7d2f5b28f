import messages from '#messages/en/about.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CertificateList } from '../../components/CertificateList/CertificateList.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../../components/Grid/Grid.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { PageHandle } from '../../page-handle.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { Route } from './+types/route.ts';
import styles from './about.module.css';
import { ExpertiseCards } from './ExpertiseCards/ExpertiseCards.tsx';
import { StoryChapters } from './StoryChapters/StoryChapters.tsx';

export const handle: PageHandle = { headerVariant: 'over' };

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [about, certificates] = await Promise.all([
    services.siteDocuments.get('about'),
    services.siteDocuments.get('certificates'),
  ]);
  const paths = [
    about.image,
    ...[...about.story, ...about.expertise].map(({ image }) => image),
    ...certificates.items.map(({ picture }) => picture),
  ];
  const pictures = await services.media.findPictures(paths);
  const head = await services.heads.get({ kind: 'about', pictures: [pictures[about.image]] });
  const messages = await services.wording.pick('about', 'certificates');
  return { head, messages, about, certificates, pictures };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/about/');

export default function About({ loaderData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { about, certificates, pictures } = loaderData;
  const chapters = about.story.map((chapter) => ({ ...chapter, picture: pictures[chapter.image] }));
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <Picture picture={pictures[about.image]} sizes="100vw" ratio="fill" alt="" priority />
        <div className={styles.heroText}>
          <PageLabel path="/about/" />
          <DisplayHeading as="h1" size="display" {...langOf(about, 'title')}>
            {about.title}
          </DisplayHeading>
        </div>
      </header>
      {about.intro ? (
        <Section as="div" space="tight">
          <p className={styles.intro} {...langOf(about, 'intro')}>
            {keepUnits(about.intro)}
          </p>
        </Section>
      ) : null}
      <StoryChapters chapters={chapters} label={about.chapterLabel} labelIn={langOf(about, 'chapterLabel')} />
      {about.figures.length > 0 && (
        <Section ground="deep" space="tight" aria-label={t('about:measures')}>
          <dl className={styles.figures}>
            {about.figures.map((figure) => (
              <div key={figure.id}>
                <dt {...langOf(figure, 'label')}>{keepUnits(figure.label)}</dt>
                <dd>
                  <bdi {...langOf(figure, 'value')}>{keepUnits(figure.value)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Promises about={about} />
      <ExpertiseCards
        heading={about.expertiseHeading}
        headingIn={langOf(about, 'expertiseHeading')}
        cards={about.expertise}
        pictures={pictures}
      />
      <CertificateList certificates={certificates} pictures={pictures} />
      <Invitation cta={about.cta} />
    </>
  );
}

type About = Route.ComponentProps['loaderData']['about'];

function Promises({ about }: { about: About }) {
  const langOf = useLangOf();
  const { features: promises, featuresHeading } = about;
  if (promises.length === 0) return null;
  return (
    <Section aria-labelledby="features">
      <Grid>
        <Cell span={4}>
          <DisplayHeading id="features" size="medium" {...langOf(about, 'featuresHeading')}>
            {featuresHeading}
          </DisplayHeading>
        </Cell>
        <Cell span={7} start={6}>
          <ol className={styles.features}>
            {promises.map((promise) => (
              <li key={promise.id}>
                <h3 {...langOf(promise, 'title')}>{promise.title}</h3>
                {promise.text ? <p {...langOf(promise, 'text')}>{keepUnits(promise.text)}</p> : null}
              </li>
            ))}
          </ol>
        </Cell>
      </Grid>
    </Section>
  );
}

function Invitation({ cta }: Pick<About, 'cta'>) {
  const langOf = useLangOf();
  const { title, text, button } = cta;
  return (
    <Section ground="deep">
      <div className={styles.closing}>
        <DisplayHeading size="large" {...langOf(cta, 'title')}>
          {title}
        </DisplayHeading>
        {text ? (
          <p className="lead" {...langOf(cta, 'text')}>
            {keepUnits(text)}
          </p>
        ) : null}
        <ButtonLink to="/contact/" look="block" {...langOf(cta, 'button')}>
          {button}
        </ButtonLink>
      </div>
    </Section>
  );
}
