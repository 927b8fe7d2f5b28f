/** What an enquiry can be about (specification/constants.md, "Form choices"); the first is the form's choice. */
export const enquiryProducts = [
  'Imported Marble',
  'Exotic Marble',
  'Imported White',
  'Onyx',
  'Travertine',
] as const;
