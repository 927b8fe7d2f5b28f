import type { FirstStepKey, OptionalStepKey } from '#content/editorial/first-steps/first-step-keys.shared.ts';
import type { FirstSteps } from '#content/editorial/first-steps/first-steps.service.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { mayNow } from '../../kit/access/use-may.ts';
import { type ApiRequest, requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';

export type { FirstSteps };
export type Step = FirstSteps['steps'][number];
/** A step among all of them. */
export type StepProps = { steps: readonly Step[]; step: Step };

type StepText = {
  label: string;
  /** In a word or two, for the row of all steps. */
  short: string;
  why: string;
};

export const stepTexts: Record<FirstStepKey, StepText> = {
  country: {
    label: t('Say which country you are in'),
    short: t('Country'),
    why: t('Phone numbers, addresses, dates, prices and units follow it.'),
  },
  name: {
    label: t('Name the company'),
    short: t('Name'),
    why: t('It stands in every title, in the header and the footer, in mails and for search engines.'),
  },
  logo: {
    label: t('Add the logo'),
    short: t('Logo'),
    why: t('Pages, icons and mails show it in place of the name.'),
  },
  colour: {
    label: t('Choose the colours'),
    short: t('Colours'),
    why: t('Three are enough: every shade on the pages follows from them.'),
  },
  opening: {
    label: t('Choose the opening picture and sentence'),
    short: t('Opening'),
    why: t('They are the first that visitors see of you.'),
  },
  menu: {
    label: t('Arrange the menu'),
    short: t('Menu'),
    why: t('Where it leads, in your words and in your order.'),
  },
  contact: {
    label: t('Say how you are reached'),
    short: t('Contact'),
    why: t('Address, phones and e-mail: until then visitors read somebody else’s, or none.'),
  },
  collection: {
    label: t('Add the first collection'),
    short: t('Collection'),
    why: t('Every product is in one, and the showcase begins with them.'),
  },
  stone: {
    label: t('Add the first product'),
    short: t('Product'),
    why: t('A name, a slab straight on and a sentence are enough to begin with.'),
  },
  certificates: {
    label: t('Put in your certificates'),
    short: t('Certificates'),
    why: t('Buyers open the PDF before they write. Without any, the section is left out.'),
  },
  legal: {
    label: t('Write the legal text'),
    short: t('Legal text'),
    why: t('A privacy policy and terms in your own name: every form leads to them.'),
  },
  mail: {
    label: t('Send yourself a test mail'),
    short: t('Test mail'),
    why: t('It shows that notices of enquiries arrive.'),
  },
  open: {
    label: t('Open the site'),
    short: t('Open'),
    why: t('From then on everybody sees it, search engines among them.'),
  },
};

/** What a step takes beside seeing the list. */
const permissions: Partial<Record<FirstStepKey, Permission>> = { mail: 'mail' };

/** What a step has not changed yet. @param fields their labels in English */
export function stillDemoText(fields: readonly string[]): string {
  const labels = fields.map((label) => t(label)).join(', ');
  return t('Still the demo company’s: {labels}.', { labels });
}

/** Leads to the first that is not done. */
export const firstStepsPath = '/admin/first-steps/';

export function pathOfStep(key: FirstStepKey): string {
  return `${firstStepsPath}${key}/`;
}

/** Without the steps that somebody else has to take. @throws ApiError */
export async function readFirstSteps(request: ApiRequest): Promise<FirstSteps> {
  const { data } = await requestApi<FirstSteps>('/first-steps', request);
  return { ...data, steps: data.steps.filter(({ key }) => mayNow(permissions[key] ?? 'firstSteps')) };
}

export async function saveStepNeeded(step: OptionalStepKey, needed: boolean): Promise<void> {
  await requestApi(`/first-steps/${step}`, { method: 'PUT', body: { needed } });
}

export async function dismissFirstSteps(dismissed: boolean): Promise<void> {
  await requestApi('/first-steps', { method: 'PUT', body: { dismissed } });
}
