import { fillText } from '#content/documents/fill-text.shared.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import type { LandingPage } from '#content/entities/landing-page/landing-page.entity.ts';
import { pathOfLandingPage } from '#content/entities/landing-page/landing-page-path.shared.ts';
import { areaUnitIn } from '#content/facts/shortlist-line.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Services } from '#server/services/services.ts';
import type { EnquiryOptions } from '../../components/EnquiryForm/EnquiryFields.tsx';
import { arrangeProducts } from './ProductFinder/arrange-products.ts';
import { readProductFilter } from './ProductFinder/filter-products.ts';

/** Everything that a landing page shows. */
export type LandingPageData = Awaited<ReturnType<typeof loadLandingPage>>;

/** Its texts and lists of stones, what gives confidence, and what its forms offer. */
export async function loadLandingPage(services: Services, landing: LandingPage, url: URL) {
  const { siteDocuments, landingLists, media } = services;
  const [document, certificates, testimonials, company, forms, stones] = await Promise.all([
    siteDocuments.get('landing'),
    siteDocuments.get('certificates'),
    siteDocuments.get('testimonials'),
    siteDocuments.get('company'),
    siteDocuments.get('forms'),
    landingLists.read(landing),
  ]);
  const { points, ...texts } = document;
  const shown = [...stones.lists.flatMap(({ products }) => products), ...stones.popular];
  const certificatePaths = certificates.items.map(({ picture }) => picture);
  const [pictures, certificatePictures] = await Promise.all([
    media.findPictures([landing.heroImage, ...shown.map(({ mainImage }) => mainImage)]),
    media.findPictures(landing.showCertificates ? certificatePaths : []),
  ]);
  const { lists, popular } = arrangeProducts(stones, pictures);
  const picture = pictures[landing.heroImage];
  const hours = { hours: forms.answerHours };
  const fill = (point: (typeof points)[number]) => ({
    ...point,
    title: fillText(point.title, hours),
    text: fillText(point.text, hours),
  });
  const { slug, name, heroHeading, heroText, note, showCertificates, showTestimonials, showForm } = landing;
  return {
    slug,
    head: await services.heads.get({
      ...{ kind: 'landingPage', record: landing, lists: stones.lists, pictures: [picture] },
    }),
    texts: {
      ...{ ...texts, title: heroHeading || name, intro: heroText, note, points: points.map(fill) },
      ...fallbackOf(
        document,
        fallbackAs(landing, { title: heroHeading ? 'heroHeading' : 'name', intro: 'heroText', note: 'note' }),
      ),
    },
    messages: await services.wording.pick('landing', 'certificates'),
    picture,
    lists,
    popular,
    values: readProductFilter({ path: pathOfLandingPage(landing), search: url.searchParams }, lists),
    certificates: showCertificates ? certificates : undefined,
    certificatePictures,
    testimonials: showTestimonials ? testimonials : undefined,
    hasForm: showForm,
    messaging: company.messaging,
    options: await readOptions(services, { forms, company }),
  };
}

/** What both forms of the page offer. */
async function readOptions(
  { phones }: Services,
  { forms, company }: Pick<DocumentValues, 'forms' | 'company'>,
): Promise<EnquiryOptions> {
  const numbers = await phones.describeNumbers();
  return {
    countries: await phones.listCallingCodes(),
    products: forms.products,
    ...fallbackAs(forms, { products: 'products' }),
    quantities: forms.quantities,
    unit: areaUnitIn(company.units),
    isWhatsappRequired: forms.isWhatsappRequired,
    texts: {
      note: fillText(forms.enquiryNote, { hours: forms.answerHours }),
      phoneHint: numbers ? fillText(forms.phoneHint, numbers) : '',
      ...forms.quickEnquiry,
      ...fallbackOf(forms.quickEnquiry, fallbackAs(forms, { note: 'enquiryNote', phoneHint: 'phoneHint' })),
    },
  };
}
