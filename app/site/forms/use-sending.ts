import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { languageOfPage } from '../language-of-page.ts';
import { useMessages } from '../messages/use-messages.ts';
import { readUtm } from '../tracking/utm.ts';
import { postForm } from './post-form.ts';
import type { FormOutcome } from './send-form.ts';

type Values = Record<string, string>;

export type Refusal = Extract<FormOutcome, { status: 'refused' }>;

type SendingOptions = {
  /** The endpoint's path. */
  path: string;
  /** Shown when storing fails through no fault of the visitor (specification/messages.md, "Forms"). */
  failure: string;
  /** The outcome when the browser posted the form without scripts: the page's action data. */
  outcome?: FormOutcome | undefined;
  onSent?: (values: Values) => void;
};

export type Sending = {
  /** Attributes of the form. The browser posts it until scripts run. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** True from the first press until the response; after a success it stays true until `reset`. */
  isBusy: boolean;
  /** The thanks for the visitor, once the form is stored. */
  thanks: string | undefined;
  refused: Refusal | undefined;
  /** The error message where it belongs above the fields: some are invalid, or the page has just loaded. */
  messageAbove: string | undefined;
  /** The same where it belongs beside the button that was pressed. */
  messageBelow: string | undefined;
  reset: () => void;
};

/**
 * Sends a form without leaving the page. The fields keep what was typed whatever the outcome, and a second press
 * while a request is in progress does nothing.
 */
export function useSending({ path, failure, outcome, onSent }: SendingOptions): Sending {
  const t = useMessages(forms);
  const ref = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [own, setOwn] = useState<FormOutcome>();
  useEffect(() => {
    if (own?.status === 'refused') focusFirstInvalid(ref.current);
  }, [own]);

  const lock = (isLocked: boolean) => {
    isUnderWay.current = isLocked;
    setBusy(isLocked);
  };
  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    lock(true);
    const values = readValues(event.currentTarget);
    const open_ms = String(Math.round(performance.now()));
    const language = languageOfPage() ?? '';
    const outcome = await postForm(path, {
      values: { ...values, open_ms, language },
      failure,
      lost: t('forms:lost', { failure }),
    });
    if (outcome.status === 'sent') onSent?.(values);
    else lock(false);
    setOwn(outcome);
  };
  const reset = useCallback(() => {
    isUnderWay.current = false;
    setBusy(false);
    setOwn(undefined);
  }, []);
  const form = { ref, method: 'post', noValidate: true, onSubmit } as const;
  return { form, isBusy, reset, ...describe(own, outcome) };
}

/** The values that the page's action returned remain the fields' defaults, whatever is sent afterwards. */
function describe(own: FormOutcome | undefined, ofPage: FormOutcome | undefined) {
  const latest = own ?? ofPage;
  const values = ofPage?.status === 'refused' ? ofPage.values : {};
  const refused = latest?.status === 'refused' ? { ...latest, values } : undefined;
  const isAbove = own === undefined || Object.keys(refused?.fields ?? {}).length > 0;
  return {
    refused,
    thanks: latest?.status === 'sent' ? latest.message : undefined,
    messageAbove: isAbove ? refused?.message : undefined,
    messageBelow: isAbove ? undefined : refused?.message,
  };
}

/** The form's text values; an unticked checkbox is sent as empty, so that the server can require it. */
function readValues(form: HTMLFormElement): Values {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const unticked = boxes.map((box) => [box.name, '']);
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  const values: Values = Object.fromEntries([...unticked, ...texts]);
  // The page itself names the source only, for browsers without scripts.
  return { ...values, ...readUtm() };
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-invalid="true"] :is(input, select, textarea)')?.focus();
}
