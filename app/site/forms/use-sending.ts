import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { postForm } from './post-form.ts';
import type { FormOutcome } from './send-form.ts';
import { readUtmSource } from './utm-source.ts';

type Values = Record<string, string>;

export type Refusal = Extract<FormOutcome, { status: 'refused' }>;

type SendingOptions = {
  /** The API's address of the form. */
  address: string;
  /** What the visitor reads when storing fails through no fault of theirs (specification/messages.md, "Forms"). */
  failure: string;
  /** What became of the form where the browser posted it by itself: the page's action data. */
  outcome?: FormOutcome | undefined;
  onSent?: (values: Values) => void;
};

export type Sending = {
  /** Attributes of the form. It posts by itself until scripts take over. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** From the first press until the answer; after a success it stays so, until `reset`. */
  isBusy: boolean;
  /** The thanks for the visitor, once it is stored. */
  thanks: string | undefined;
  refused: Refusal | undefined;
  /** The refusal's message where it belongs above the fields: some of them are wrong, or the page has just loaded. */
  messageAbove: string | undefined;
  /** The same where it belongs beside the button that was pressed. */
  messageBelow: string | undefined;
  reset: () => void;
};

/**
 * Sends a form without leaving the page. What is typed stays in its fields whatever comes of it, and a second press
 * while one is under way does nothing.
 */
export function useSending({ address, failure, outcome, onSent }: SendingOptions): Sending {
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
    const outcome = await postForm(address, { values, failure });
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
  return { form, isBusy, reset, ...tell(own, outcome) };
}

/** What the page's action gave back to the fields stays their default, whatever is sent afterwards. */
function tell(own: FormOutcome | undefined, ofPage: FormOutcome | undefined) {
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

/** The form's texts; a box that is not ticked is sent as empty, so that it can be asked for. */
function readValues(form: HTMLFormElement): Values {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const unticked = boxes.map((box) => [box.name, '']);
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  const values: Values = Object.fromEntries([...unticked, ...texts]);
  return { ...values, utm_source: values.utm_source || readUtmSource() };
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[data-invalid="true"] :is(input, select, textarea)')?.focus();
}
