/** The form that every toggle of a page belongs to, so that none needs one of its own. */
export const shortlistFormId = 'shortlist';
export const shortlistPath = '/shortlist/';
