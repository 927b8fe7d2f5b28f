import { defineDocument } from './site-document.ts';
import { line, printed, prose, sentence } from './text-fields.ts';

/** What stands around the facts of a stone on its data sheet, a PDF. */
export const dataSheetDocument = defineDocument({
  key: 'dataSheet',
  label: 'Data sheets',
  help: 'The words around the facts of a product on its data sheet, a PDF that is made of its page.',
  shownOn: '/products/',
  fields: printed({
    title: line('Title', { start: 'Data sheet' }),
    button: line('Link on the page of a product', { start: 'Data sheet (PDF)' }),
    technicalHeading: line('Heading of the technical values', { start: 'Technical values' }),
    unitsLabel: line('Label of the choice of units', { start: 'Units' }),
    metricLabel: line('Label of metric units', { start: 'Metric' }),
    imperialLabel: line('Label of imperial units', { start: 'Imperial' }),
    applicationsLabel: line('Label of the applications', { start: 'Applications' }),
    typicalNote: sentence('Below typical values', {
      start: 'Typical values are indicative bands for the stone, not results of a test of your delivery.',
    }),
    careHeading: line('Heading of the care', { start: 'Care' }),
    care: prose('Care', {
      start:
        'Clean with water and a pH-neutral soap. Acids such as vinegar, lemon or descaler etch many stones: wipe them up at once. Ask us for a sample before you choose a sealer or a cleaner.',
    }),
    certificatesHeading: line('Heading of the certificates', { start: 'Certificates of the company' }),
    dateLabel: line('Label of the date', { start: 'Last changed' }),
    codeText: line('Beside the code to scan', { start: 'This stone on our site' }),
    lackingNote: sentence('Where letters have no font', {
      start: 'Some letters are missing on this sheet, which has no font for them. They are on our site.',
    }),
  }),
});
