/** What pages say in the words of the specification, by the section that has them. `#` stands for numbers. */
export const specifiedTexts: Readonly<Record<string, readonly string[]>> = {
  'specification/pages.md, "Menu"': ['Menu', 'Open menu', 'Close menu', 'Close'],
  'specification/pages.md, "Home"': [
    ...[
      'The Entrance to Elegance',
      'Explore Collection',
      'View Collection',
      'Explore Our Story',
      'View Gallery',
    ],
    ...['Read blog', 'Contact Us'],
  ],
  'specification/pages.md, "Collections"': ['OUR COLLECTIONS', 'EXPLORE NOW'],
  'specification/pages.md, "Category page"': ['View Details', 'Return to Collections', 'Retry', 'Picture'],
  'specification/pages.md, "Product page"': [
    ...['Request', 'Quote', 'Request Quote', 'Featured', 'New', 'Description', 'Technical Specifications'],
    ...['Applications', 'You May Also Like', 'Request a Consultation'],
  ],
  'specification/pages.md, "Colours"': ['Red and pink', 'Several colours'],
  'specification/pages.md, "About and certificates"': ['View Certificate', 'Download PDF', 'Certificate'],
  'specification/pages.md, "Social"': ['Follow us'],
  'specification/pages.md, "Landing pages"': ['Quick Enquiry', 'All', 'Enquiry'],
  'specification/pages.md, "Legal"': ['Privacy Policy', 'Terms of Service'],
  'specification/records.md, "Defaults and choices"': ['Available', 'Limited', 'Out of Stock'],
  'specification/messages.md, "Public pages"': ['Category "{slug}" not found.', 'Collection Not Found'],
};

/**
 * What the program itself calls the parts of a page, so that everybody can find and use them: labels of fields and
 * buttons, and names that only those hear who cannot see. Whatever tells of a company or its stones is not for here.
 * `§` stands for words of a record or a document.
 */
export const namesOfControls: readonly string[] = [
  ...['Skip to content', '§, home', 'Rooms', 'Rooms, side by side', '# of #: §', 'More ways on'],
  ...['Plan of the rooms', 'Main', 'Further', 'Request a quote', 'One moment'],
  ...['Collections, side by side', 'E-mail', '(required)', 'Leave this empty', 'Subscribe'],
  ...['Footer', 'Social networks', 'Breadcrumb', 'Stones of the § collection'],
  ...['Quick quote', 'Further collections', 'Pictures of §', 'Enlarge: §', 'Enlarge:', 'Thumbnails'],
  ...['Show picture #', 'Previous picture', 'Next picture', '§ at a glance'],
  ...['Technical specifications of §', 'Property', 'Value', 'Density', 'Water Absorption'],
  ...['Compressive Strength', 'Flexural Strength', 'Mohs Hardness', 'Thermal Expansion'],
  ...['Water absorption', 'Compressive strength', 'Flexural strength', 'Mohs hardness'],
  ...['Thermal expansion', 'Origin', 'Finishes', 'Thicknesses', 'Measures'],
  ...['View Certificate § (opens in a new tab)', 'Download PDF §', 'Loading the certificate'],
  ...['Name', 'Country code', 'Phone', 'Subject', 'Message', 'Send message'],
  ...['How to find the yard', '#° N #° E', '(opens in a new tab)', 'Follow us on', '# likes'],
  ...['# comments', '§ views', 'Read Article', 'WhatsApp', 'Pinterest', 'Your project'],
  ...[
    'View Page',
    'Stone lists',
    '§, Stone lists: §',
    'View Project',
    'Stones by list',
    '§, slab by slab',
    'Stones',
    'Search by name',
    'Search',
  ],
  ...['Quick Enquiry about §', 'Full name', 'WhatsApp country', 'WhatsApp number', 'City'],
  ...['Product', 'Quantity (sq ft)', 'I accept the', 'terms', 'Send enquiry', 'Testimonials'],
  ...['Testimonials, side by side', '# of #', 'Your rating', '# star', '# stars'],
  ...['Comment (Max # characters)', 'Send feedback', '§: write to us (opens in a new tab)'],
  ...['Documents', 'Return to Home', 'View on §', '§, carousel', '§, reel', '§, image', '§ image'],
  ...['§ carousel', '§ reel', '§ video', '§ story'],
  ...['§, video', '§, story', 'Feedback'],
  ...['required name=search_term_string', 'Articles', 'Projects', 'Pages of results', 'Page #', 'Next'],
  ...['Remove', 'White', 'Cream', 'Beige', 'Gold', 'Brown', 'Red and pink', 'Green', 'Blue', 'Grey', 'Black'],
  'Several colours',
  ...['Room', 'Surface', 'Stone', 'Search the stones', 'As pictured', 'More stones', 'How it is laid'],
  ...['Vein direction', 'Pieces', 'Whole slabs', '# × # cm', 'Joints', 'None', '# mm', 'Book-matched'],
  ...['Running bond', 'Mirrored', 'Finish', 'Polished', 'Honed', 'Copy link', 'Save picture'],
  ...['Add to shortlist', 'Update the list', 'Move up', 'Move down', 'Thickness', 'Area'],
  ...['Unit', 'm²', 'ft²', 'Note', 'Undo', 'Send', '§ was taken off the list.', 'en-GB'],
  ...['Finish, §', 'Thickness, §', 'Area, §', 'Unit, §', 'Room, §', 'Note, §'],
  ...['Finish, #', 'Thickness, #', 'Area, #', 'Unit, #', 'Room, #', 'Note, #'],
];

/** The same of what only scripts open, such as dialogs (words.desktop.journey.ts). */
export const namesInDialogs: readonly string[] = [
  ...['Privacy policy', 'Decline', 'Accept', 'Privacy choices'],
  ...['Please fill in all required fields.', 'Please check:', 'Name, E-mail, Message', 'Enter your name'],
  ...['Enter your e-mail address', 'Enter your message', 'Product, suggestions', 'Quote request'],
  ...['§, enlarged', 'Enlargement', 'Zoom out', 'Zoom in'],
  'Show all of the picture, now enlarged # times',
  'Open in new tab',
  'No stone named “no such stone” in the yard list',
];
