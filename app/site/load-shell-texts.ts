import type { Company } from '#content/documents/company.document.ts';
import { fillText } from '#content/documents/fill-text.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Services } from '#server/services/services.ts';

export type ShellTexts = Awaited<ReturnType<typeof loadShellTexts>>;

/** The texts around every page and of the panels over it: only those, since each page carries them. */
export async function loadShellTexts(
  { siteDocuments, outsideAnalytics }: Pick<Services, 'siteDocuments' | 'outsideAnalytics'>,
  company: Company,
) {
  const [forms, { newsletter, privacy, home }] = await Promise.all([
    siteDocuments.get('forms'),
    siteDocuments.get('notices'),
  ]);
  const isToldOutside = Boolean(outsideAnalytics.analyticsId || outsideAnalytics.adsConversion);
  return {
    home: { closed: home.closed, ...fallbackAs(home, { closed: 'closed' }) },
    newsletter: { heading: newsletter.heading, text: newsletter.text, ...fallbackOf(newsletter) },
    privacy: {
      text: isToldOutside ? privacy.outsideText : privacy.ownText,
      refusedText: privacy.refusedText,
      ...fallbackAs(privacy, { text: isToldOutside ? 'outsideText' : 'ownText', refusedText: 'refusedText' }),
    },
    quote: {
      heading: forms.quoteHeading,
      note: fillText(forms.messageNote, { company: company.name, hours: forms.answerHours }),
      messageHint: forms.messageHint,
      productHint: forms.productHint,
      ...fallbackAs(forms, {
        ...{ heading: 'quoteHeading', note: 'messageNote' },
        ...{ messageHint: 'messageHint', productHint: 'productHint' },
      }),
    },
  };
}
