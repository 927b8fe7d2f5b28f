import { useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { CertificateList } from '../components/CertificateList/CertificateList.tsx';
import { EnquiryBar } from '../components/EnquiryBar/EnquiryBar.tsx';
import { enquiryFailure } from '../components/EnquiryForm/EnquiryForm.tsx';
import { EnquirySection } from '../components/EnquirySection/EnquirySection.tsx';
import { feedbackFailure } from '../components/FeedbackForm/FeedbackFields.tsx';
import { FeedbackForm } from '../components/FeedbackForm/FeedbackForm.tsx';
import { LandingHero } from '../components/LandingHero/LandingHero.tsx';
import { arrangeProducts } from '../components/ProductFinder/arrange-products.ts';
import { type ProductList, readProductFilter } from '../components/ProductFinder/filter-products.ts';
import { ProductFinder } from '../components/ProductFinder/ProductFinder.tsx';
import { useProductFilter } from '../components/ProductFinder/use-product-filter.ts';
import { QuickEnquiry } from '../components/QuickEnquiry/QuickEnquiry.tsx';
import { RouteError } from '../components/RouteError/RouteError.tsx';
import { TestimonialCarousel } from '../components/TestimonialCarousel/TestimonialCarousel.tsx';
import { actionHeaders, sendForm } from '../forms/send-form.ts';
import { pageMeta } from '../head/page-meta.ts';
import type { Route } from './+types/italian-marble.ts';
import styles from './italian-marble.module.css';

type LandingForm = 'enquiry' | 'feedback';

const failures: Record<LandingForm, string> = {
  enquiry: enquiryFailure,
  feedback: feedbackFailure,
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [landing, certificates, testimonials, company, products] = await Promise.all([
    services.siteDocuments.get('landing'),
    services.siteDocuments.get('certificates'),
    services.siteDocuments.get('testimonials'),
    services.siteDocuments.get('company'),
    services.products.list({ reader: 'visitor' }),
  ]);
  const { title, intro, hero, points, note } = landing;
  const pictures = await services.media.findPictures([
    hero.image,
    ...products.records.map((product) => product.mainImage),
  ]);
  const { lists, popular } = arrangeProducts(landing, { products: products.records, pictures });
  const values = readProductFilter(new URL(request.url).searchParams, lists);
  return {
    head: await services.heads.get({
      kind: 'landing',
      products: lists.flatMap((list) => list.products),
      pictures: [pictures[hero.image]],
    }),
    landing: { title, intro, points, note, picture: pictures[hero.image] },
    lists,
    popular,
    values,
    certificates,
    testimonials,
    messaging: company.messaging,
    options: services.formOptions,
  };
}

/** Two forms post here; the feedback form is identified by its intent. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const sent: { form: LandingForm } = { form: 'enquiry' };
  const { outcome, ...responseInit } = await sendForm(request, {
    send(input) {
      if (input.intent !== 'feedback') return services.submissions.sendEnquiry(input, visitor);
      sent.form = 'feedback';
      return services.submissions.sendFeedback(input, visitor);
    },
    failure: failures.enquiry,
  });
  if (outcome.status === 'sent' && sent.form === 'enquiry') throw redirect('/thank-you/?form=enquiry', 303);
  const isFailure = outcome.status === 'refused' && outcome.message === failures.enquiry;
  const shown = isFailure ? { ...outcome, message: failures[sent.form] } : outcome;
  return data({ form: sent.form, outcome: shown }, responseInit);
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [{ title: 'Italian Marble' }];

/** The lists do not depend on the filter, which is applied in the browser. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const isOtherPage = currentUrl.pathname !== nextUrl.pathname;
  return isOtherPage || formMethod ? rest.defaultShouldRevalidate : false;
}

export default function ItalianMarble({ loaderData, actionData }: Route.ComponentProps) {
  const { landing, lists, popular, certificates, testimonials, messaging, options } = loaderData;
  const filter = useProductFilter(lists, loaderData.values);
  const { values } = filter;
  const [stone, setStone] = useState<string>();
  const outcomeOf = (form: LandingForm) => (actionData?.form === form ? actionData.outcome : undefined);
  const list = lists.find(({ key }) => key === values.category);
  const product = productOf(list, options.products);
  const context = { page: landing.title, stone, list: list?.label, query: values.query };
  return (
    <div className={styles.page}>
      <LandingHero {...landing} />
      <ProductFinder lists={lists} popular={popular} filter={filter} note={landing.note} />
      <EnquirySection
        points={landing.points}
        options={options}
        product={product}
        source={values.source}
        outcome={outcomeOf('enquiry')}
      />
      <TestimonialCarousel testimonials={testimonials} />
      <CertificateList certificates={certificates} isShort />
      <FeedbackForm outcome={outcomeOf('feedback')} />
      <EnquiryBar messaging={messaging} context={context} />
      <QuickEnquiry
        options={options}
        source={values.source}
        product={product}
        productOf={(name) => productOf(listWith(lists, name), options.products)}
        onAsk={setStone}
      />
    </div>
  );
}

/** The enquiry's option with the name of a list; without a list the first. */
function productOf(list: { label: string } | undefined, products: readonly [string, ...string[]]): string {
  return products.find((name) => name.toLowerCase() === list?.label.toLowerCase()) ?? products[0];
}

function listWith(lists: readonly ProductList[], name: string): ProductList | undefined {
  return lists.find(({ products }) => products.some((product) => product.name === name));
}

export function ErrorBoundary() {
  return (
    <RouteError
      title="Unable to Load the Stone List"
      actions={[
        { label: 'Return to Collections', to: '/products/' },
        { label: 'Return to Home', to: '/' },
      ]}
    />
  );
}
