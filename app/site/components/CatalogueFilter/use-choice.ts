import { type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CatalogueChoice, readChoice } from '#content/search/catalogue-parameters.shared.ts';
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';

type ChosenForm = {
  ref: RefObject<HTMLFormElement | null>;
  /** What the page shows, or is about to show. */
  choice: CatalogueChoice;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What was chosen before scripts ran: React leaves that as it is when it takes a form over, and tells nobody. */
const changed = ':checked:not([checked],[selected]),[checked]:not(:checked)';

/**
 * A form whose fields are the address of its page: every choice leads there at once, and the page stays where it is. What
 * is typed waits for Enter. Without scripts the form is sent by its button.
 */
export function useChoice(hrefOf: (choice: CatalogueChoice) => string, shown: CatalogueChoice): ChosenForm {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [pending, setPending] = useState<CatalogueChoice>();
  useEffect(() => startTransition(() => setPending(undefined)), [shown]);
  useFocusOfGone(ref, shown);
  const apply = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const search = new URLSearchParams();
    for (const [name, value] of fields) if (typeof value === 'string') search.append(name, value);
    const choice = { ...readChoice(search), page: 1 };
    setPending(choice);
    void navigate(hrefOf(choice), { preventScrollReset: true });
  };
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated && ref.current?.querySelector(changed)) apply(ref.current);
  }, []);
  return {
    ref,
    choice: pending ?? shown,
    onChange: ({ target, currentTarget }) => {
      const isTyped = target instanceof HTMLInputElement && target.type === 'search';
      if (!isTyped) apply(currentTarget);
    },
    onSubmit: (event) => {
      event.preventDefault();
      apply(event.currentTarget);
      closeChoices(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    },
  };
}

/** The button below the choices leads on to the results, which stand after them. */
function closeChoices(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const choices = pressed?.closest('details');
  if (!choices) return;
  choices.open = false;
  const results = form.querySelector<HTMLElement>('[data-results-summary]');
  results?.focus({ preventScroll: true });
  results?.scrollIntoView();
}

/** A choice that was taken away by its own link leaves the focus to the number of results. */
function useFocusOfGone(ref: RefObject<HTMLFormElement | null>, shown: CatalogueChoice): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const form = ref.current;
    const note = () => {
      wasInside.current = form?.contains(document.activeElement) ?? false;
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, [ref]);
  useEffect(() => {
    if (!shown || !wasInside.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>('[data-results-summary]')?.focus({ preventScroll: true });
  }, [ref, shown]);
}
