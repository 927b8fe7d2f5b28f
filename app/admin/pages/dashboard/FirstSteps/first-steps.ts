import type { FirstStepKey, OptionalStepKey } from '#content/editorial/first-steps/first-step-keys.shared.ts';
import type { FirstSteps } from '#content/editorial/first-steps/first-steps.service.ts';
import { type ApiRequest, requestApi } from '../../../kit/api/request-api.ts';
import { mayOpenNow } from '../../../shell/page-permissions.ts';

export type { FirstSteps };

type StepText = {
  label: string;
  why: string;
  /** Straight to the field, or to the form of a new record. */
  to: string;
};

export const stepTexts: Record<FirstStepKey, StepText> = {
  name: {
    label: 'Name the company',
    why: 'It stands in every title, in the header and the footer, in mails and for search engines.',
    to: '/admin/site/company/#name',
  },
  logo: {
    label: 'Add the logo',
    why: 'Pages, icons and mails show it in place of the name; colours and type are beside it.',
    to: '/admin/site/appearance/#logo',
  },
  contact: {
    label: 'Say how you are reached',
    why: 'Address, phones and e-mail: until then visitors read somebody else’s, or none.',
    to: '/admin/site/company/#email',
  },
  collection: {
    label: 'Open the first collection',
    why: 'Every stone stands in one, and the showcase begins with them.',
    to: '/admin/categories/new/',
  },
  stone: {
    label: 'Show the first stone',
    why: 'A name, a slab straight on and a sentence are enough to begin with.',
    to: '/admin/products/new/',
  },
  certificates: {
    label: 'Put in your certificates',
    why: 'Buyers open the PDF before they write. Without any, the section is left out.',
    to: '/admin/site/certificates/#items',
  },
  legal: {
    label: 'Write the legal text',
    why: 'A privacy policy and terms in your own name: every form leads to them.',
    to: '/admin/site/legal/#privacy',
  },
  mail: {
    label: 'Send yourself a test mail',
    why: 'It shows that notices of enquiries arrive.',
    to: '/admin/mail/',
  },
};

/** Undefined where it cannot be read: the dashboard then does without the list. */
export async function readFirstSteps(request: ApiRequest): Promise<FirstSteps | undefined> {
  try {
    const { data } = await requestApi<FirstSteps>('/first-steps', request);
    // A step that somebody else has to take is not offered.
    return {
      ...data,
      steps: data.steps.filter(({ key }) => mayOpenNow(new URL(stepTexts[key].to, location.href).pathname)),
    };
  } catch {
    // request-api.ts has logged the reason.
    return undefined;
  }
}

export async function saveStepNeeded(step: OptionalStepKey, needed: boolean): Promise<void> {
  await requestApi(`/first-steps/${step}`, { method: 'PUT', body: { needed } });
}

export async function dismissFirstSteps(dismissed: boolean): Promise<void> {
  await requestApi('/first-steps', { method: 'PUT', body: { dismissed } });
}
