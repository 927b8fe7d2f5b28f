import type { BlogPost } from '#content/blog-post/blog-post.entity.ts';
import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import { type Picture, variantAddress, widthsFor } from '#content/picture/picture.ts';
import { type Product, productEntity, technicalFields } from '#content/product/product.entity.ts';
import { authorAddress, isCompanyAuthor } from '../article-page/article-author.ts';
import { offerOf } from './offer-data.ts';
import { absoluteAddress, type SiteIdentity } from './page-meta.ts';

type Document = Record<string, unknown>;
type Linked = { name: string; address: string };

const vocabulary = 'https://schema.org';
/** Wide enough for a search result's large picture. */
const shownWidth = 1280;

/** The company itself, with where and when it can be found; facts that are not known are left out. */
export function companyData(site: SiteIdentity): Document {
  const { company } = site;
  return withoutEmpty({
    '@context': vocabulary,
    '@type': ['Organization', 'LocalBusiness'],
    '@id': companyId(site),
    name: company.name,
    legalName: company.legalName,
    description: company.descriptor,
    slogan: company.tagline,
    url: absoluteAddress(site, '/'),
    logo: absoluteAddress(site, '/icon-512.png'),
    image: absoluteAddress(site, '/icon-512.png'),
    email: company.email,
    telephone: company.phones[0]?.display ?? '',
    address: postalAddress(site),
    geo: geoOf(site),
    contactPoint: company.phones.map((phone) => ({
      '@type': 'ContactPoint',
      contactType: phone.label,
      telephone: phone.display,
    })),
    openingHours: company.hours.map((hours) => hours.schema).filter(Boolean),
    sameAs: company.social.map((profile) => profile.href),
  });
}

/** The way from the home page to this one. */
export function breadcrumbData(site: SiteIdentity, items: Linked[]): Document {
  return {
    '@context': vocabulary,
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      item: absoluteAddress(site, item.address),
    })),
  };
}

/**
 * A stone with its properties. It is offered where a price is given that reads as a range, and nobody has rated it.
 * @param page `address` is the canonical path or address of the page
 */
export function productData(
  site: SiteIdentity,
  page: { product: Omit<Product, 'longDescription'>; pictures: Picture[]; address: string },
): Document {
  const { product } = page;
  const properties = [
    ...technicalFields.map((name) => ({ name: productEntity.fields[name].label, value: product[name] })),
    { name: productEntity.fields.origin.label, value: product.origin },
    { name: productEntity.fields.finishOptions.label, value: product.finishOptions.join(', ') },
    { name: productEntity.fields.thicknessOptions.label, value: product.thicknessOptions.join(', ') },
  ];
  return withoutEmpty({
    '@context': vocabulary,
    '@type': 'Product',
    '@id': `${absoluteAddress(site, page.address)}#product`,
    name: product.name,
    description: product.description,
    url: absoluteAddress(site, page.address),
    image: page.pictures.map((picture) => pictureAddress(site, picture)),
    category: product.category.name,
    material: product.name,
    brand: { '@type': 'Brand', name: site.company.name },
    offers: offerOf(product.price, { url: absoluteAddress(site, page.address), seller: publisherOf(site) }),
    additionalProperty: properties
      .filter((property) => property.value !== '')
      .map((property) => ({ '@type': 'PropertyValue', ...property })),
  });
}

/** An article of the journal. */
export function articleData(
  site: SiteIdentity,
  page: { post: Omit<BlogPost, 'content'>; pictures: Picture[]; address: string },
): Document {
  const { post } = page;
  return withoutEmpty({
    '@context': vocabulary,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: absoluteAddress(site, page.address),
    mainEntityOfPage: absoluteAddress(site, page.address),
    image: page.pictures.map((picture) => pictureAddress(site, picture)),
    datePublished: post.date,
    dateModified: post.updatedAt,
    author: authorOf(site, post.author),
    publisher: publisherOf(site),
    articleSection: post.category,
    keywords: post.tags,
    inLanguage: 'en',
  });
}

/** Who writes in the journal, and what they have written. */
export function authorData(
  site: SiteIdentity,
  page: { name: string; address: string; items: Linked[] },
): Document {
  return {
    '@context': vocabulary,
    '@type': 'ProfilePage',
    url: absoluteAddress(site, page.address),
    mainEntity: {
      '@type': 'Person',
      name: page.name,
      url: absoluteAddress(site, page.address),
      worksFor: publisherOf(site),
    },
    hasPart: page.items.map((item) => ({
      '@type': 'BlogPosting',
      headline: item.name,
      url: absoluteAddress(site, item.address),
    })),
  };
}

/** A page that lists others: a collection's stones, the journal's articles, the gallery's projects. */
export function collectionData(
  site: SiteIdentity,
  page: { name: string; description: string; address: string; items: Linked[] },
): Document {
  return {
    '@context': vocabulary,
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: absoluteAddress(site, page.address),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.items.length,
      itemListElement: page.items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: absoluteAddress(site, item.address),
      })),
    },
  };
}

/** A finished project of the gallery. */
export function projectData(
  site: SiteIdentity,
  page: { project: Omit<GalleryProject, 'projectDetails'>; pictures: Picture[]; address: string },
): Document {
  const { project } = page;
  return withoutEmpty({
    '@context': vocabulary,
    '@type': 'CreativeWork',
    name: project.name,
    description: project.shortDescription,
    url: absoluteAddress(site, page.address),
    image: page.pictures.map((picture) => pictureAddress(site, picture)),
    creator: publisherOf(site),
    material: project.materials,
    genre: project.category,
    locationCreated: project.location ? { '@type': 'Place', name: project.location } : undefined,
    temporal: project.dateCompleted,
  });
}

function companyId(site: SiteIdentity): string {
  return `${absoluteAddress(site, '/')}#company`;
}

function publisherOf(site: SiteIdentity): Document {
  return { '@type': 'Organization', '@id': companyId(site), name: site.company.name };
}

/** An editorial team is the company; any other name is a person's. Each has a page that tells more of them. */
function authorOf(site: SiteIdentity, author: string): Document {
  const who = isCompanyAuthor(author) ? publisherOf(site) : { '@type': 'Person', name: author };
  return { ...who, url: absoluteAddress(site, authorAddress(author)) };
}

function postalAddress(site: SiteIdentity): Document | undefined {
  const { street, locality, district, region, postalCode, countryCode } = site.company.address;
  if (street === '' && locality === '') return undefined;
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: [locality, district].filter(Boolean).join(', '),
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  });
}

function geoOf(site: SiteIdentity): Document | undefined {
  const { latitude, longitude } = site.company.location;
  return latitude === 0 && longitude === 0 ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };
}

function pictureAddress(site: SiteIdentity, picture: Picture): string {
  const width =
    widthsFor(picture.width).find((candidate) => candidate >= shownWidth) ?? widthsFor(picture.width).at(-1);
  const path = width ? variantAddress(picture.path, { width, format: 'webp' }) : picture.path;
  return absoluteAddress(site, path);
}

/** Leaves out what is empty: a property without a value tells a reader nothing and fails validators. */
function withoutEmpty(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
