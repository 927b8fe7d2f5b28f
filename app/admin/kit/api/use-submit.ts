import { type SubmitEvent, useState } from 'react';
import { messageOf } from './message-of.ts';
import { ApiError } from './request-api.ts';

type Outcome = { error: string; success: string; fields: Record<string, string> };
const nothingYet: Outcome = { error: '', success: '', fields: {} };

type Submission = {
  /** Sends the form's values. @returns the message to show to the administrator */
  send: (values: FormData) => Promise<string>;
  /** Shown when the server sends no message. */
  failure: string;
};

/** A small form of text fields: cleared when submitting succeeds, kept as it is when it fails. */
export function useSubmit({ send, failure }: Submission) {
  const [outcome, setOutcome] = useState(nothingYet);
  const [isSending, setIsSending] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsSending(true);
    setOutcome(nothingYet);
    try {
      const success = await send(new FormData(form));
      form.reset();
      setOutcome({ ...nothingYet, success });
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setOutcome({ ...nothingYet, error: messageOf(error, failure), fields });
    } finally {
      setIsSending(false);
    }
  }

  return { onSubmit, isSending, ...outcome };
}
