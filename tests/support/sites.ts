/** The sites that the journeys visit, each with a database of its own over the demo content (journey-server.ts). */
const firstPort = Number(process.env.TEST_PORT ?? 3210);

/** Where visitors meet the demo content as it is. */
export const visitorSite = urlOf(0);

/** Where administrators change it, and import pictures from a shop that a journey opens. */
export const administratorSite = urlOf(1);
export const shopPort = firstPort + 52;

/** Where the operator has set up an analytics destination and an ads conversion. */
export const campaignSite = urlOf(2);

/** Where a company changes how it looks. */
export const ownSite = urlOf(3);

/** Where a new company makes the site its own, from the demo content to its own stones. */
export const newSite = urlOf(4);

/** Where the back office has an origin of its own, and that origin. */
export const apartSite = urlOf(5);
export const apartAdminSite = apartSite.replace('127.0.0.1', 'localhost');

/** Where a company does without pages, and sends mails by a mail server that a journey starts. */
export const smallSite = urlOf(6);
export const smtpPort = firstPort + 50;

/** Where a new company begins with nothing, and visitors are still kept out. */
export const emptySite = urlOf(7);

/** Where limestone companies begin, and get as far as answering their first buyer, each by a mail server of its own. */
export const limestoneSites = {
  empty: { url: urlOf(8), smtpPort: firstPort + 51 },
  demo: { url: urlOf(9), smtpPort: firstPort + 53 },
};

/** Where visitors read in several languages. */
export const languagesSite = urlOf(10);

/** Where an editor adds a language and translates into it. */
export const translatedSite = urlOf(11);

/** The settings of each site, as an operator gives them. */
export const sites: Record<string, string>[] = [
  settingsOf(visitorSite),
  { ...settingsOf(administratorSite), FETCH_ALLOW: `127.0.0.1:${shopPort}` },
  { ...settingsOf(campaignSite), ANALYTICS_ID: 'G-TEST1', ADS_CONVERSION: 'AW-123/label' },
  settingsOf(ownSite),
  settingsOf(newSite),
  { ...settingsOf(apartSite), PUBLIC_URL: apartSite, ADMIN_URL: apartAdminSite },
  { ...settingsOf(smallSite), ...mailingBy(smtpPort) },
  { ...settingsOf(emptySite), DEMO_CONTENT: 'false', isClosed: 'true' },
  {
    ...settingsOf(limestoneSites.empty.url),
    ...mailingBy(limestoneSites.empty.smtpPort),
    ...{ DEMO_CONTENT: 'false', isClosed: 'true' },
  },
  { ...settingsOf(limestoneSites.demo.url), ...mailingBy(limestoneSites.demo.smtpPort) },
  settingsOf(languagesSite),
  settingsOf(translatedSite),
];

function urlOf(place: number): string {
  return `http://127.0.0.1:${firstPort + place}`;
}

function mailingBy(port: number) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@stone.example',
    NOTIFY_TO: 'sales@stone.example',
  };
}

function settingsOf(url: string): { PORT: string } {
  return { PORT: new URL(url).port };
}
