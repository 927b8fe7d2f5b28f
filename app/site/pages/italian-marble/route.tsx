import { useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { CertificateList } from '../../components/CertificateList/CertificateList.tsx';
import { enquiryFailure } from '../../components/EnquiryForm/EnquiryForm.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { actionHeaders, sendForm } from '../../forms/send-form.ts';
import { pageMeta } from '../../head/page-meta.ts';
import type { Route } from './+types/route.ts';
import { EnquiryBar } from './EnquiryBar/EnquiryBar.tsx';
import { EnquirySection } from './EnquirySection/EnquirySection.tsx';
import { feedbackFailure } from './FeedbackForm/FeedbackFields.tsx';
import { FeedbackForm } from './FeedbackForm/FeedbackForm.tsx';
import styles from './italian-marble.module.css';
import { LandingHero } from './LandingHero/LandingHero.tsx';
import { loadLandingPage } from './load-landing-page.ts';
import type { ProductList } from './ProductFinder/filter-products.ts';
import { ProductFinder } from './ProductFinder/ProductFinder.tsx';
import { useProductFilter } from './ProductFinder/use-product-filter.ts';
import { QuickEnquiry } from './QuickEnquiry/QuickEnquiry.tsx';
import { TestimonialCarousel } from './TestimonialCarousel/TestimonialCarousel.tsx';

type LandingForm = 'enquiry' | 'feedback';

const failures: Record<LandingForm, string> = {
  enquiry: enquiryFailure,
  feedback: feedbackFailure,
};

export function loader({ context, request }: Route.LoaderArgs) {
  return loadLandingPage(context.get(pageContext).services, new URL(request.url).searchParams);
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

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'Stone list');

/** The lists do not depend on the filter, which is applied in the browser. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  const isOtherPage = currentUrl.pathname !== nextUrl.pathname;
  return isOtherPage || formMethod ? rest.defaultShouldRevalidate : false;
}

export default function ItalianMarble({ loaderData, actionData }: Route.ComponentProps) {
  const {
    texts,
    picture,
    lists,
    popular,
    certificates,
    certificatePictures,
    testimonials,
    messaging,
    options,
  } = loaderData;
  const filter = useProductFilter(lists, loaderData.values);
  const { values } = filter;
  const [viewed, setViewed] = useState<string>();
  const outcomeOf = (form: LandingForm) => (actionData?.form === form ? actionData.outcome : undefined);
  const list = lists.find(({ key }) => key === values.category);
  const product = productOf(list, options.products);
  const context = { page: texts.title, product: viewed, list: list?.label, query: values.query };
  return (
    <div className={styles.page}>
      <LandingHero {...texts} picture={picture} hasLists={lists.length > 0} />
      {lists.length > 0 ? (
        <ProductFinder lists={lists} popular={popular} filter={filter} texts={texts} />
      ) : null}
      <EnquirySection
        texts={texts}
        options={options}
        product={product}
        source={values.source}
        outcome={outcomeOf('enquiry')}
      />
      <TestimonialCarousel testimonials={testimonials} />
      <CertificateList certificates={certificates} pictures={certificatePictures} isShort />
      <FeedbackForm texts={texts} outcome={outcomeOf('feedback')} />
      <EnquiryBar messaging={messaging} context={context} hasLists={lists.length > 0} />
      <QuickEnquiry
        options={options}
        source={values.source}
        product={product}
        productOf={(name) => productOf(listWith(lists, name), options.products)}
        onOpen={setViewed}
      />
    </div>
  );
}

/** The enquiry's option with the name of a list; without a list the first. */
function productOf(list: { label: string } | undefined, products: readonly string[]): string {
  return products.find((name) => name.toLowerCase() === list?.label.toLowerCase()) ?? products[0] ?? '';
}

function listWith(lists: readonly ProductList[], name: string): ProductList | undefined {
  return lists.find(({ products }) => products.some((product) => product.name === name));
}

export function ErrorBoundary() {
  return <RouteError title="Unable to Load the Stone List" actions={[backTo.collections, backTo.home]} />;
}
