import { defineDocument } from './site-document.ts';
import { line, prose } from './text-fields.ts';

/** Whether visitors see the site, and what they read until then. */
export const launchDocument = defineDocument({
  key: 'launch',
  label: 'Launch',
  help: 'Whether visitors see the site, and the page that they read while it is closed.',
  shownOn: '/closed.html',
  fields: {
    open: {
      kind: 'flag',
      label: 'Open to visitors',
      default: true,
      help: 'Off, every address shows the page below; whoever is signed in sees the site by View the site',
    },
    heading: line('Heading', { start: 'We are opening soon' }),
    text: prose('Text', { start: 'Our site is being prepared. Please come back in a little while.' }),
  },
});
