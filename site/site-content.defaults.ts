import { homeSlideKeys, type SiteContent } from './site-content.schema.ts';

const slideTitles = {
  showcase: 'Showcase',
  annex: 'Annex',
  frames: 'Frames',
  journal: 'Journal',
  lounge: 'Lounge',
};

/** What pages show before the company has said anything about itself. */
export const siteContentDefaults: SiteContent = {
  company: {
    name: 'Ashlar',
    legalName: '',
    tagline: '',
    descriptor: 'Natural stone',
    address: {
      street: '',
      locality: '',
      district: '',
      region: '',
      postalCode: '',
      country: '',
      countryCode: '',
    },
    location: { latitude: 0, longitude: 0 },
    phones: [],
    email: '',
    messaging: { label: '', href: '' },
    hours: [],
    social: [],
    directionsHref: '',
    foundedNote: '',
  },
  home: {
    hero: { subtitle: '', image: '', caption: '' },
    slides: homeSlideKeys.map((key) => ({ key, title: slideTitles[key], text: '', image: '' })),
  },
  menu: { previews: [] },
  about: {
    title: 'About',
    intro: '',
    story: [],
    features: [],
    expertise: [],
    figures: [],
    images: {},
    cta: { title: '', text: '' },
  },
  certificates: [],
  testimonials: [],
  legal: { privacy: [], terms: [] },
  landing: {
    title: 'Italian marble',
    intro: '',
    hero: { image: '' },
    lists: [],
    popular: [],
    points: [],
    note: '',
  },
};
