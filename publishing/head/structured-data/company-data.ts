import { hoursSpecification } from '#content/documents/opening-hours.ts';
import { absoluteUrl, type SiteIdentity } from '../site-identity.ts';
import { companyId, type StructuredData, schemaContext, withoutEmpty } from './document.ts';

/** The company itself, with where and when it can be found; facts that are not known are left out. */
export function companyData(site: SiteIdentity): StructuredData {
  const { company, publicUrl } = site;
  return withoutEmpty({
    '@context': schemaContext,
    '@type': ['Organization', 'LocalBusiness'],
    '@id': companyId(site),
    name: company.name,
    legalName: company.legalName,
    description: company.descriptor,
    slogan: company.tagline,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phones[0]?.display ?? '',
    address: postalAddress(site),
    geo: geoOf(site),
    contactPoint: company.phones.map((phone) => ({
      '@type': 'ContactPoint',
      contactType: phone.label,
      telephone: phone.display,
    })),
    openingHoursSpecification: hoursSpecification(company.hours),
    sameAs: company.social.map((profile) => profile.href),
  });
}

/** The site, and how it is searched where it has a page for that. */
export function websiteData(site: SiteIdentity, { isSearched }: { isSearched: boolean }): StructuredData {
  const { company, publicUrl } = site;
  const website = {
    '@context': schemaContext,
    '@type': 'WebSite',
    name: company.name,
    url: absoluteUrl(publicUrl, '/'),
  };
  if (!isSearched) return website;
  return {
    ...website,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(publicUrl, '/search/')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function postalAddress(site: SiteIdentity): StructuredData | undefined {
  const { street, locality, district, region, postalCode } = site.company.address;
  if (street === '' && locality === '') return undefined;
  return withoutEmpty({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: [locality, district].filter(Boolean).join(', '),
    addressRegion: region,
    postalCode,
    addressCountry: site.company.country ?? '',
  });
}

function geoOf(site: SiteIdentity): StructuredData | undefined {
  const { latitude, longitude } = site.company.location;
  return latitude === 0 && longitude === 0 ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };
}
