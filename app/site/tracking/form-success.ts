import { announce, type FormSuccess, formSuccessEvent } from './announcements.ts';

/**
 * A form was received. Needed only where the visitor stays on the page: arriving on the thank-you page counts by itself,
 * and being told twice of one sending counts once.
 * @param form `contact`, `quote`, …; left out, the form that was sent last
 */
export function announceFormSuccess(form = ''): void {
  announce<FormSuccess>(formSuccessEvent, { form });
}
