import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose } from './text-fields.ts';

/** The gallery's page, and what stands around a project. */
export const galleryDocument = defineDocument({
  key: 'gallery',
  label: 'Gallery',
  help: 'The page that lists the projects, and the sections around one.',
  shownOn: '/gallery/',
  fields: {
    name: pageName('Gallery'),
    label: pageLabel('Projects'),
    heading: line('Heading', { start: 'Gallery' }),
    introduction: prose('Introduction', { start: 'Finished rooms, and the stone each of them is made of.' }),
    emptyHeading: line('Heading without projects', { start: 'The walls are bare' }),
    emptyText: line('Text without projects', {
      start: 'No projects found. Our first ones are being photographed.',
    }),
    emptyButton: line('Button without projects', { start: 'See the Collections' }),
    project: {
      kind: 'group',
      label: 'Project',
      fields: {
        clientLabel: line('Label of the client', { start: 'Client' }),
        locationLabel: line('Label of the place', { start: 'Location' }),
        completedLabel: line('Label of the date', { start: 'Completed' }),
        durationLabel: line('Label of the duration', { start: 'Duration' }),
        sizeLabel: line('Label of the size', { start: 'Size' }),
        materialsLabel: line('Label of the materials', { start: 'Materials' }),
        detailsHeading: line('Heading of the details', { start: 'In detail' }),
        shareLabel: line('Label of sharing', { start: 'Share' }),
        picturesHeading: line('Heading of the pictures', { start: 'Room and stone' }),
        invitation: line('Invitation', { start: 'A drawing is enough to begin with.' }),
        invitationButton: line('Button of the invitation', { start: 'Discuss your project' }),
        invitationSubject: line('Subject of the message it begins', {
          start: 'A room like {project}',
          help: '{project} stands for the name of the project',
        }),
        relatedHeading: line('Heading of further projects', { start: 'Other rooms' }),
        allButton: line('Link to all projects', { start: 'The whole gallery' }),
      },
    },
  },
});
