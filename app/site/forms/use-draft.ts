import { type RefObject, useCallback, useEffect } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Draft = Record<string, string>;

const kindsOfControl = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select';

/**
 * Keeps what is typed into a form until it is sent, so that a reload or a lost connection loses nothing. It is
 * limited to this tab and its session; where the storage is blocked nothing is kept.
 * @param key distinguishes this form, and what it was opened for, from others
 * @returns a function that deletes the draft
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  const place = `draft:${key}`;
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, readDraft(place));
    const keep = () => writeDraft(place, draftOf(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, place]);
  return useCallback(() => writeDraft(place, undefined), [place]);
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(kindsOfControl)];
}

function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    controlsOf(form).map((control) => [
      nameOf(control),
      isBox(control) ? String(control.checked) : control.value,
    ]),
  );
}

/** Input from before hydration is newer than any draft. */
function restore(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const kept = draft[nameOf(control)];
    if (kept === undefined || isTouched(control)) continue;
    if (isBox(control)) control.checked = kept === 'true';
    else control.value = kept;
  }
}

function isTouched(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  return 'defaultValue' in control && control.value !== control.defaultValue;
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** The buttons of one choice share their name. */
function nameOf(control: Control): string {
  return control.type === 'radio' ? `${control.name} ${control.value}` : control.name;
}

function readDraft(place: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : {};
  } catch {
    return {};
  }
}

function writeDraft(place: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {
    // Storage is blocked or full: the form works without a draft.
  }
}
