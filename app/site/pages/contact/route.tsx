import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { Company } from '#content/documents/company.document.ts';
import { fillText } from '#content/documents/fill-text.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Services } from '#server/services/services.ts';
import { pageContext } from '../../../page-context.ts';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Cell, Grid } from '../../components/Grid/Grid.tsx';
import { maxPrefilledMessage } from '../../components/QuoteModal/quote-path.ts';
import { Section } from '../../components/Section/Section.tsx';
import { nameForeignMedia } from '../../foreign-media.ts';
import { actionHeaders, type FormOutcome, sendForm } from '../../forms/send-form.ts';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import type { Route } from './+types/route.ts';
import { ContactDetails } from './ContactDetails/ContactDetails.tsx';
import { ContactForm } from './ContactForm/ContactForm.tsx';
import styles from './contact.module.css';
import { locateMap } from './YardMap/open-street-map.ts';
import { YardMap } from './YardMap/YardMap.tsx';

const maxPrefilledSubject = 200;

/** A link may open the form for a quote, with its subject, message and product filled in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const query = url.searchParams;
  const slug = query.get('product');
  const formType = query.get('form') === 'quote' ? ('quote' as const) : ('contact' as const);
  const [company, address, hours, texts, { incoterms }, picture, product] = await Promise.all([
    services.siteDocuments.get('company'),
    services.readAddress(),
    services.readHours(),
    services.siteDocuments.get('contact'),
    services.siteDocuments.get('trade'),
    findMenuPicture(services, '/contact/'),
    slug ? services.products.find({ reader: 'visitor', key: slug }) : undefined,
  ]);
  const { kind, picture: mapPicture } = texts.map;
  const location = locateMap(company.location);
  if (kind === 'openstreetmap' && location) nameForeignMedia({ context, url }, { frames: [location.frame] });
  return {
    head: await services.heads.get({ kind: 'contact', pictures: [picture] }),
    ...{ company, address, hours, texts, location },
    mapPictures: kind === 'picture' ? await services.media.findPictures([mapPicture]) : {},
    form: await readFormTexts(services, { company, formType, product: product?.name ?? '' }),
    countries: await services.phones.listCallingCodes(),
    ...{ formType, incoterms },
    product: product?.name ?? '',
    subject: (query.get('subject') ?? '').slice(0, maxPrefilledSubject),
    message: (query.get('message') ?? '').slice(0, maxPrefilledMessage),
  };
}

type AskedForm = { company: Company; formType: 'contact' | 'quote'; product: string };

/** The texts in and around the form: a request for a quote names its product. */
async function readFormTexts({ siteDocuments }: Services, { company, formType, product }: AskedForm) {
  const [contact, forms] = await Promise.all([siteDocuments.get('contact'), siteDocuments.get('forms')]);
  const quoteField = product ? 'quoteHeading' : 'quoteHeadingWithoutStone';
  const quoteHeading = product
    ? fillText(forms.quoteHeading, { stone: product })
    : forms.quoteHeadingWithoutStone;
  return {
    heading: formType === 'quote' ? quoteHeading : contact.formHeading,
    note: fillText(forms.messageNote, { company: company.name, hours: forms.answerHours }),
    messageHint: forms.messageHint,
    ...fallbackOf(
      fallbackAs(formType === 'quote' ? forms : contact, {
        heading: formType === 'quote' ? quoteField : 'formHeading',
      }),
      fallbackAs(forms, { note: 'messageNote', messageHint: 'messageHint' }),
    ),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const t = await services.wording.read();
  const { outcome, ...responseInit } = await sendForm(request, {
    send: (input) => services.submissions.sendContactMessage(input, visitor),
    failure: t('forms:message.failure'),
    t,
  });
  if (outcome.status === 'refused') return data(outcome, responseInit);
  const form = new URL(request.url).searchParams.get('form') === 'quote' ? 'quote' : 'contact';
  return redirect(`/thank-you/?form=${form}`, 303);
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/contact/');

export default function Contact() {
  const langOf = useLangOf();
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<FormOutcome>();
  return (
    <>
      <Section space="tight" as="header" className={styles.header}>
        <Breadcrumbs page="/contact/" />
        <DisplayHeading as="h1" size="display" {...langOf(page.texts, 'heading')}>
          {page.texts.heading}
        </DisplayHeading>
      </Section>
      <Section space="none" className={styles.body}>
        <Grid>
          <Cell span={7} className={styles.form}>
            <ContactForm {...page} texts={page.form} outcome={outcome} />
          </Cell>
          <Cell span={4} start={9} as="aside">
            <ContactDetails {...page} />
          </Cell>
        </Grid>
      </Section>
      <YardMap {...page} texts={page.texts.map} picture={page.mapPictures[page.texts.map.picture]} />
    </>
  );
}
