import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Label } from '../../components/Label/Label.tsx';
import { NewsletterForm } from '../../components/NewsletterForm/NewsletterForm.tsx';
import { BackLink } from '../../components/RouteError/BackLink.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { actionHeaders, sendForm } from '../../forms/send-form.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { PageHandle } from '../../page-handle.ts';
import type { Route } from './+types/route.ts';
import styles from './newsletter.module.css';

export const handle: PageHandle = { hasNewsletter: () => true };

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [head, { newsletter: texts }] = await Promise.all([
    services.heads.get({ kind: 'newsletter' }),
    services.siteDocuments.get('notices'),
  ]);
  return { head, texts };
}

/** Every subscription form of the site posts here. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const t = await services.wording.read();
  const { outcome, ...responseInit } = await sendForm(request, {
    send: (values) => services.submissions.subscribe(values, visitor),
    failure: t('forms:newsletter.failure'),
    t,
  });
  return data(outcome, responseInit);
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:title.newsletter');

export default function NewsletterPage({ loaderData: { texts }, actionData }: Route.ComponentProps) {
  const langOf = useLangOf();
  return (
    <Section as="div" className={styles.page}>
      <Label isAccent {...langOf(texts, 'label')}>
        {texts.label}
      </Label>
      <NewsletterForm
        outcome={actionData}
        look="wide"
        headingAs="h1"
        heading={actionData?.status === 'sent' ? texts.thanks : texts.pageHeading}
        text={texts.text}
        className={styles.form}
      />
      <div className={styles.actions}>
        <ButtonLink to="/blog/" {...langOf(texts, 'journalButton')}>
          {texts.journalButton}
        </ButtonLink>
        <ButtonLink to="/products/" {...langOf(texts, 'collectionsButton')}>
          {texts.collectionsButton}
        </ButtonLink>
        <BackLink {...backTo.home} />
      </div>
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.newsletter" actions={[backTo.home]} />;
}
