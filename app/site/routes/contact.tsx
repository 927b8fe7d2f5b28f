import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContactDetails } from '../components/ContactDetails/ContactDetails.tsx';
import { ContactForm } from '../components/ContactForm/ContactForm.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../components/Grid/Grid.tsx';
import { Section } from '../components/Section/Section.tsx';
import { YardMap } from '../components/YardMap/YardMap.tsx';
import { actionHeaders, type FormOutcome, sendForm } from '../forms/send-form.ts';
import { findMenuPicture } from '../head/find-menu-picture.ts';
import { pageMeta } from '../head/page-meta.ts';
import type { Route } from './+types/contact.ts';
import styles from './contact.module.css';

const failure = 'There was an error sending your message. Please try again later.';
const maxPrefilledSubject = 200;

/** The form may be opened for a quote, with its subject and product filled in by the link that led here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const slug = query.get('product');
  const [company, picture, product] = await Promise.all([
    services.siteDocuments.get('company'),
    findMenuPicture(services, '/contact/'),
    slug ? services.products.find({ reader: 'visitor', key: slug }) : undefined,
  ]);
  return {
    head: await services.heads.get({ kind: 'contact', pictures: [picture] }),
    company,
    countries: services.formOptions.countries,
    formType: query.get('form') === 'quote' ? ('quote' as const) : ('contact' as const),
    product: product?.name ?? '',
    subject: (query.get('subject') ?? '').slice(0, maxPrefilledSubject),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const { outcome, ...responseInit } = await sendForm(request, {
    send: (input) => services.submissions.sendContactMessage(input, visitor),
    failure,
  });
  if (outcome.status === 'refused') return data(outcome, responseInit);
  const form = new URL(request.url).searchParams.get('form') === 'quote' ? 'quote' : 'contact';
  return redirect(`/thank-you/?form=${form}`, 303);
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [{ title: 'Contact' }];

export default function Contact() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  return (
    <>
      <Section space="tight" as="header" className={styles.header}>
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: 'Lounge' }]} />
        <DisplayHeading as="h1" size="display">
          Sit down, tell us about the room
        </DisplayHeading>
      </Section>
      <Section space="none" className={styles.body}>
        <Grid>
          <Cell span={7} className={styles.form}>
            <ContactForm {...page} failure={failure} outcome={outcome} />
          </Cell>
          <Cell span={4} start={9} as="aside">
            <ContactDetails company={page.company} />
          </Cell>
        </Grid>
      </Section>
      <YardMap company={page.company} />
    </>
  );
}
