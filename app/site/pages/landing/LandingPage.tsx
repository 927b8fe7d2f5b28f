import { useState } from 'react';
import { CertificateList } from '../../components/CertificateList/CertificateList.tsx';
import { EnquiryBar } from './EnquiryBar/EnquiryBar.tsx';
import { EnquirySection } from './EnquirySection/EnquirySection.tsx';
import { FeedbackForm } from './FeedbackForm/FeedbackForm.tsx';
import { LandingHero } from './LandingHero/LandingHero.tsx';
import styles from './LandingPage.module.css';
import type { LandingPageData } from './load-landing-page.ts';
import type { ProductList } from './ProductFinder/filter-products.ts';
import { ProductFinder } from './ProductFinder/ProductFinder.tsx';
import { useProductFilter } from './ProductFinder/use-product-filter.ts';
import { QuickEnquiry } from './QuickEnquiry/QuickEnquiry.tsx';
import type { LandingForm, SentForm } from './send-landing-form.ts';
import { TestimonialCarousel } from './TestimonialCarousel/TestimonialCarousel.tsx';

type LandingPageProps = { page: LandingPageData; sent: SentForm | undefined };

/** Lists of stones to ask for, below an opening; everything else gives confidence to do so. */
export function LandingPage({ page, sent }: LandingPageProps) {
  const { texts, picture, lists, popular, hasForm, messaging, options } = page;
  const filter = useProductFilter(lists, page.values);
  const { values } = filter;
  const [viewed, setViewed] = useState<string>();
  const outcomeOf = (form: LandingForm) => (sent?.form === form ? sent.outcome : undefined);
  const list = lists.find(({ key }) => key === values.category);
  const product = productOf(list, options.products);
  const context = { page: texts.title, product: viewed, list: list?.label, query: values.query };
  const shown = { hasLists: lists.length > 0, hasForm };
  return (
    <div className={styles.page}>
      <LandingHero texts={texts} picture={picture} {...shown} />
      {lists.length > 0 ? (
        <ProductFinder lists={lists} popular={popular} filter={filter} texts={texts} hasForm={hasForm} />
      ) : null}
      {hasForm ? (
        <EnquirySection
          texts={texts}
          options={options}
          product={product}
          source={values.source}
          outcome={outcomeOf('enquiry')}
        />
      ) : null}
      {page.testimonials ? <TestimonialCarousel testimonials={page.testimonials} /> : null}
      {page.certificates ? (
        <CertificateList certificates={page.certificates} pictures={page.certificatePictures} isShort />
      ) : null}
      <FeedbackForm texts={texts} outcome={outcomeOf('feedback')} />
      <EnquiryBar messaging={messaging} context={context} {...shown} />
      {hasForm ? (
        <QuickEnquiry
          options={options}
          source={values.source}
          product={product}
          productOf={(name) => productOf(listWith(lists, name), options.products)}
          onOpen={setViewed}
        />
      ) : null}
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
