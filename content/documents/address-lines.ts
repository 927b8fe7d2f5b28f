import { formatAddress } from 'localized-address-format';
import { listTexts } from '#messages/list-texts.shared.ts';
import { type Company, companyDocument } from './company.document.ts';
import { nameOfCountry } from './country-names.shared.ts';

type Located = Pick<Company, 'address' | 'country'>;
type Part = keyof Company['address'];

const partsOfAddress = Object.keys(companyDocument.fields.address.fields) as Part[];

/**
 * The company's postal address as it is written in its country; the country, by its name in the language, is the last
 * line. What that country's addresses do not have, such as a region, has a line of its own, so that nothing is lost.
 */
export function addressLines({ address, country }: Located, language = 'en-GB'): string[] {
  // Of the parts alone: in another language the address also says what of it is not translated.
  const given = partsOfAddress.filter((part) => address[part] !== '');
  const layout = layOut(given, country);
  const parts = new Map<string, string>(given.map((part) => [part, address[part]]));
  const left = given.filter((part) => !layout.some((line) => line.includes(`{${part}}`)));
  if (left.includes('district') && parts.has('locality')) {
    parts.set('locality', listTexts([address.locality, address.district]));
  }
  const own = left.filter((part) => part !== 'district' || address.locality === '');
  return [
    ...layout.map((line) => line.replace(/\{(\w+)\}/g, (_, part) => parts.get(part) ?? '')),
    ...own.map((part) => parts.get(part) ?? ''),
    nameOfCountry(country ?? '', language),
  ].filter(Boolean);
}

/** Lines such as `{locality}, {region} {postalCode}`; while no country is chosen, in the order that most have. */
function layOut(given: readonly Part[], country: string | null): string[] {
  const place = (part: Part) => (given.includes(part) ? `{${part}}` : '');
  if (country === null)
    return [place('street'), place('locality'), [place('region'), place('postalCode')].join(' ').trim()];
  const address = {
    ...{ postalCountry: country, addressLines: [place('street')], locality: place('locality') },
    ...{ dependentLocality: place('district'), administrativeArea: place('region') },
    postalCode: place('postalCode'),
  };
  return formatAddress(address, 'latin');
}
