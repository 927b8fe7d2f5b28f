import type { FirstStepKey, OptionalStepKey } from '#content/editorial/first-steps/first-step-keys.shared.ts';
import type { FirstSteps } from '#content/editorial/first-steps/first-steps.service.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { mayNow } from '../../kit/access/use-may.ts';
import { type ApiRequest, requestApi } from '../../kit/api/request-api.ts';

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
    label: 'Say which country you are in',
    short: 'Country',
    why: 'Phone numbers, addresses, dates, prices and units follow it.',
  },
  name: {
    label: 'Name the company',
    short: 'Name',
    why: 'It stands in every title, in the header and the footer, in mails and for search engines.',
  },
  logo: {
    label: 'Add the logo',
    short: 'Logo',
    why: 'Pages, icons and mails show it in place of the name.',
  },
  colour: {
    label: 'Choose the colours',
    short: 'Colours',
    why: 'Three are enough: every shade on the pages follows from them.',
  },
  opening: {
    label: 'Choose the opening picture and sentence',
    short: 'Opening',
    why: 'They are the first that visitors see of you.',
  },
  menu: {
    label: 'Arrange the menu',
    short: 'Menu',
    why: 'Where it leads, in your words and in your order.',
  },
  contact: {
    label: 'Say how you are reached',
    short: 'Contact',
    why: 'Address, phones and e-mail: until then visitors read somebody else’s, or none.',
  },
  collection: {
    label: 'Add the first collection',
    short: 'Collection',
    why: 'Every product is in one, and the showcase begins with them.',
  },
  stone: {
    label: 'Add the first product',
    short: 'Product',
    why: 'A name, a slab straight on and a sentence are enough to begin with.',
  },
  certificates: {
    label: 'Put in your certificates',
    short: 'Certificates',
    why: 'Buyers open the PDF before they write. Without any, the section is left out.',
  },
  legal: {
    label: 'Write the legal text',
    short: 'Legal text',
    why: 'A privacy policy and terms in your own name: every form leads to them.',
  },
  mail: {
    label: 'Send yourself a test mail',
    short: 'Test mail',
    why: 'It shows that notices of enquiries arrive.',
  },
  open: {
    label: 'Open the site',
    short: 'Open',
    why: 'From then on everybody sees it, search engines among them.',
  },
};

/** What a step takes beside seeing the list. */
const permissions: Partial<Record<FirstStepKey, Permission>> = { mail: 'mail' };

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
