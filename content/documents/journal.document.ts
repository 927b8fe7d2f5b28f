import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose, sentence } from './text-fields.ts';

/** The journal's page, and what stands around an article. */
export const journalDocument = defineDocument({
  key: 'journal',
  label: 'Journal',
  help: 'The page that lists the articles, and the sections around one.',
  shownOn: '/blog/',
  fields: {
    name: pageName('Journal'),
    label: pageLabel(),
    heading: line('Heading', { start: 'The Stone Journal' }),
    introduction: prose('Introduction', {
      start: 'How stone forms, how it is chosen, cut and shipped, and how to live with it afterwards.',
    }),
    emptyText: sentence('Text without articles', {
      start: 'No blog posts found. Our first articles are being written.',
    }),
    authorText: sentence('On the page of an author', {
      start: 'What {author} has written for {journal}.',
      help: '{author} stands for the name, {journal} for the heading above',
    }),
    article: {
      kind: 'group',
      label: 'Article',
      fields: {
        authorLabel: line('Label of the author', { start: 'Written by' }),
        dateLabel: line('Label of the date', { start: 'Published' }),
        lengthLabel: line('Label of the reading time', { start: 'Length' }),
        tagsLabel: line('Label of the tags', { start: 'Tags' }),
        shareLabel: line('Label of sharing', { start: 'Share' }),
        galleryHeading: line('Heading of the pictures', { start: 'Plates' }),
        newsletterHeading: line('Heading of the newsletter', { start: 'The next article, by post' }),
        newsletterText: sentence('Text below it', {
          start: 'We write to you when there is something new to read, and not otherwise.',
        }),
        relatedHeading: line('Heading of further articles', { start: 'Read next' }),
        allButton: line('Link to all articles', { start: 'All articles' }),
      },
    },
  },
});
