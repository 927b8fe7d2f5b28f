import { announce, type FormSuccess, formSuccessEvent } from '../behaviour/announcements.ts';

/**
 * Reports that a form was received. Needed only where the visitor stays on the page: the thank-you page reports it by
 * itself, and duplicate reports count once.
 * @param form `contact`, `quote`, …; left out, the form that was sent last
 */
export function announceFormSuccess(form = ''): void {
  announce<FormSuccess>(formSuccessEvent, { form });
}
