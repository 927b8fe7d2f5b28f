import { controlIdOf } from '../api/field-names.ts';
import type { FormLayout } from './form-layout.ts';

/** The id of a field's container in the form, whatever its control looks like. */
export function placeIdOf(name: string): string {
  return `at-${name}`;
}

/** Moves the focus to a field, unfolding the item of a list that it is in. */
export function focusField(name: string): void {
  if (unfoldItemOf(name)) requestAnimationFrame(() => focusShown(name));
  else focusShown(name);
}

/** Items of a list begin folded, without their controls. @returns whether there was something to unfold */
export function unfoldItemOf(name: string): boolean {
  const item = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  const places = document.querySelectorAll<HTMLElement>('[data-item]');
  const place = [...places].find((candidate) => candidate.dataset.item === item);
  const button = place?.querySelector<HTMLElement>('button[aria-expanded="false"]');
  button?.click();
  return button !== null && button !== undefined;
}

function focusShown(name: string): void {
  const place = document.getElementById(placeIdOf(name));
  const control =
    document.getElementById(controlIdOf(name)) ??
    place?.querySelector<HTMLElement>('input:not([type="file"]), button, select, textarea');
  control?.focus();
  place?.scrollIntoView({ block: 'center' });
}

/** Names in the order in which the fields appear on the page. */
export function inPageOrder(layout: FormLayout, names: readonly string[]): string[] {
  const columns = ['main', 'side'] as const;
  const order = columns.flatMap((column) =>
    layout.sections.filter((section) => section.column === column).flatMap(({ rows }) => rows.flat()),
  );
  // Those within a list stand where the list does.
  return order.flatMap((name) => names.filter((one) => one === name || one.startsWith(`${name}/`)));
}
