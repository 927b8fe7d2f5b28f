const address = { email: 'meera@stone.example', phone: '9876543210', phone_country: '+91' };

/** Where visitors send what, with a body that is taken. */
export const visitorEndpoints: readonly { path: string; body: Record<string, unknown> }[] = [
  {
    ...{ path: 'send-enquiry' },
    body: {
      ...{
        ...address,
        full_name: 'Meera',
        whatsapp_number: '9876543210',
        whatsapp_country: '+91',
        city: 'Jaipur',
      },
      ...{ product: 'Slabs', quantity: '1000', utm_source: 'letter', source_page: '/onyx/', terms: true },
      lines: [{ product: 'statuario', area: 300, unit: 'm2' }],
    },
  },
  {
    ...{ path: 'contact' },
    body: {
      ...{ ...address, name: 'Meera', subject: 'A slab', message: 'Is it in stock?', form_type: 'contact' },
      ...{ source_page: '/contact/', product: 'Slabs', utm_source: '', lines: [] },
      ...{ company: 'Stone Import', quantity: 12, unit: 'slabs', thickness: '20 mm', finish: 'Honed' },
      ...{ destination: 'Hamburg', incoterm: '', needed_by: '2030-03-01', address: 'Kai 4' },
    },
  },
  {
    ...{ path: 'shortlists' },
    body: {
      lines: [
        {
          ...{ product: 'statuario', finish: 'Honed', thickness: '20 mm', area: 300, unit: 'm2' },
          ...{ room: 'Lobby', note: 'Vein along the wall', view: '/room/?floor=statuario' },
        },
      ],
    },
  },
  {
    path: 'hold-requests',
    body: { ...address, slabs: ['A-1'], name: 'Meera', message: 'Until Friday', source_page: '/slab/a-1/' },
  },
  { path: 'feedback', body: { rating: 5, feedback: 'Good', source_page: '/' } },
  { path: 'newsletter', body: { email: 'meera@stone.example' } },
];
