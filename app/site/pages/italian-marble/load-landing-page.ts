import { fillText } from '#content/documents/fill-text.shared.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import { areaUnitIn } from '#content/facts/shortlist-line.shared.ts';
import type { Services } from '#server/services/services.ts';
import type { EnquiryOptions } from '../../components/EnquiryForm/EnquiryFields.tsx';
import { arrangeProducts } from './ProductFinder/arrange-products.ts';
import { readProductFilter } from './ProductFinder/filter-products.ts';

/** Everything the landing page shows: its texts, the lists of stones, and what its forms offer. */
export async function loadLandingPage(services: Services, search: URLSearchParams) {
  const { siteDocuments, landingLists, media } = services;
  const [landing, certificates, testimonials, company, forms, stones] = await Promise.all([
    siteDocuments.get('landing'),
    siteDocuments.get('certificates'),
    siteDocuments.get('testimonials'),
    siteDocuments.get('company'),
    siteDocuments.get('forms'),
    landingLists.read(),
  ]);
  const { lists: _lists, popular: _popular, hero, points, ...texts } = landing;
  const shown = [...stones.lists.flatMap(({ products }) => products), ...stones.popular];
  const certificatePaths = certificates.items.map(({ picture }) => picture);
  const [pictures, certificatePictures] = await Promise.all([
    media.findPictures([hero.image, ...shown.map(({ mainImage }) => mainImage)]),
    media.findPictures(certificatePaths),
  ]);
  const { lists, popular } = arrangeProducts(stones, pictures);
  const picture = pictures[hero.image];
  const hours = { hours: forms.answerHours };
  const fill = ({ id, title, text }: (typeof points)[number]) => ({
    id,
    title: fillText(title, hours),
    text: fillText(text, hours),
  });
  return {
    head: await services.heads.get({ kind: 'landing', lists: stones.lists, pictures: [picture] }),
    texts: { ...texts, points: points.map(fill) },
    picture,
    lists,
    popular,
    values: readProductFilter(search, lists),
    certificates,
    certificatePictures,
    testimonials,
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
    quantities: forms.quantities,
    unit: areaUnitIn(company.units),
    isWhatsappRequired: forms.isWhatsappRequired,
    texts: {
      note: fillText(forms.enquiryNote, { hours: forms.answerHours }),
      phoneHint: numbers ? fillText(forms.phoneHint, numbers) : '',
      ...forms.quickEnquiry,
    },
  };
}
