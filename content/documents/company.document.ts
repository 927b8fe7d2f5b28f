import { countryNames } from './countries.shared.ts';
import { currencyNames } from './currencies.ts';
import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, neededLine, printed, prose } from './text-fields.ts';
import { timeZones } from './time-zones.ts';

export type Company = DocumentValue<typeof companyDocument>;

/** Who the company is and how it is reached. */
export const companyDocument = defineDocument({
  key: 'company',
  label: 'Company',
  help: 'Name, country, address, numbers and hours: in the header, the footer, on the contact page and for search engines.',
  shownOn: '/contact/',
  fields: {
    name: {
      kind: 'text',
      label: 'Name',
      maxLength: 80,
      required: 'Company name is required',
      default: 'Your company',
      help: 'As visitors know it',
      isProcessed: true,
      isPrinted: true,
    },
    ...printed({ legalName: line('Legal name', { help: 'At the end of every page' }) }),
    tagline: line('Tagline', { help: 'In the footer and in the title of the home page' }),
    descriptor: prose('Description', {
      start: 'Natural stone',
      help: 'What the company does in a sentence, for search engines',
    }),
    country: {
      kind: 'optionalChoice',
      label: 'Country',
      names: countryNames,
      help: 'How addresses are written, and whose phone numbers forms begin with; the three below follow it',
    },
    timeZone: {
      kind: 'choice',
      label: 'Time zone',
      options: timeZones,
      default: 'UTC',
      help: 'In which visitors read dates, and editors plan',
    },
    currency: {
      kind: 'optionalChoice',
      label: 'Currency',
      names: currencyNames,
      help: 'Of prices that name none',
    },
    units: {
      kind: 'choice',
      label: 'Units',
      options: ['metric', 'imperial'],
      default: 'metric',
      help: 'In which quantities are asked for, and areas and prices are shown at first: m² or sq ft',
    },
    languages: {
      kind: 'list',
      label: 'Languages',
      help: 'The first has the plain addresses; each other one has pages at an address of its own',
      noun: 'language',
      item: {
        kind: 'text',
        label: 'Language',
        maxLength: 35,
        format: 'language',
        required: 'Language cannot be empty',
        help: 'Its short name: en English, de German, fr French, it Italian, es Spanish, pt Portuguese, ar Arabic, hi Hindi, zh Chinese',
      },
      minItems: 1,
      maxItems: 30,
      default: ['en-GB'],
    },
    sourceLanguage: {
      kind: 'text',
      label: 'Texts are written in',
      maxLength: 35,
      format: 'language',
      default: 'en-GB',
      help: 'One of the languages; if it is none of them, the first. Texts of the others are translations',
    },
    address: {
      kind: 'group',
      label: 'Address',
      fields: printed({
        street: line('Street'),
        locality: line('Town'),
        district: line('District'),
        region: line('State or region'),
        postalCode: line('Postal code'),
      }),
    },
    location: {
      kind: 'group',
      label: 'Place on the map',
      help: 'In degrees; 0 and 0 stand for none',
      fields: {
        latitude: { kind: 'decimal', label: 'Latitude', min: -90, max: 90 },
        longitude: { kind: 'decimal', label: 'Longitude', min: -180, max: 180 },
      },
    },
    phones: {
      kind: 'list',
      label: 'Phones',
      noun: 'phone',
      titleField: 'label',
      maxItems: 10,
      fields: {
        label: line('Label', { help: 'Who answers, such as Sales' }),
        display: line('Number', { help: 'As visitors read it; without it they read the link' }),
        href: {
          kind: 'text',
          label: 'Link',
          required: 'Link cannot be empty',
          maxLength: 40,
          format: 'tel',
          numberIn: 'display',
          help: 'Left empty it is made of the number; or tel: and the number with the code of its country',
        },
      },
    },
    email: { kind: 'text', label: 'E-mail', maxLength: 200, format: 'email' },
    messaging: {
      kind: 'group',
      label: 'Messages',
      fields: {
        label: line('Label', { start: 'Message', help: 'The service, such as WhatsApp' }),
        href: { kind: 'text', label: 'Link', maxLength: 500, format: 'https' },
      },
    },
    hours: {
      kind: 'list',
      label: 'Opening hours',
      noun: 'hours',
      help: 'In a row for each time; days without a time are closed',
      titleField: 'daysText',
      otherTitleField: 'days',
      maxItems: 14,
      fields: {
        days: { kind: 'weekdays', label: 'Days' },
        opens: time('Opens'),
        closes: time('Closes'),
        daysText: line('Shown instead of the days', { help: 'Such as: In summer' }),
        timesText: line('Shown instead of the time', {
          help: 'Such as: By appointment. Search engines are told days and times alone',
        }),
      },
    },
    social: {
      kind: 'list',
      label: 'Social networks',
      noun: 'network',
      titleField: 'label',
      maxItems: 12,
      fields: {
        platform: line('Platform', { help: 'In one word, such as instagram' }),
        label: neededLine('Label'),
        href: {
          kind: 'text',
          label: 'Link',
          required: 'Link cannot be empty',
          maxLength: 500,
          format: 'https',
        },
      },
    },
    directionsHref: {
      kind: 'text',
      label: 'Way to the yard',
      maxLength: 500,
      format: 'https',
      help: 'The address of a map; left empty, of OpenStreetMap at the place on the map',
    },
    foundedNote: line('How it began'),
  },
  judge: ({ hours, languages }) =>
    Object.fromEntries([...hours.flatMap(judgeHours), ...languages.flatMap(judgeLanguage)]),
});

function judgeLanguage(language: string, index: number, languages: string[]): [string, string][] {
  const isTwice = languages.indexOf(language) < index;
  return isTwice ? [[`languages.${index}`, 'This language is in the list already']] : [];
}

type Hours = { days: readonly string[]; daysText: string; opens: string; closes: string };

function judgeHours({ days, daysText, opens, closes }: Hours, index: number): [string, string][] {
  const at = `hours.${index}`;
  if (days.length === 0 && daysText === '') return [[`${at}.days`, 'Choose the days']];
  if (opens === '' && closes !== '') return [[`${at}.opens`, 'Give both times, or neither']];
  if (closes === '' && opens !== '') return [[`${at}.closes`, 'Give both times, or neither']];
  if (opens !== '' && opens === closes)
    return [[`${at}.closes`, 'Closing is another time than opening; around the clock is 00:00 to 23:59']];
  return [];
}

function time(label: string) {
  return { kind: 'text', label, maxLength: 5, format: 'time' } as const;
}
