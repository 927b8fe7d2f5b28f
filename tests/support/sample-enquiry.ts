/** What the landing page's form sends, filled in with the least that it takes. */
export const sampleEnquiry = {
  ...{ full_name: 'Asha Rao', email: 'asha@example.com', city: 'Jaipur', terms: true },
  ...{ phone: '0000000000', phone_country: '+91' },
  ...{ whatsapp_number: '0000000000', whatsapp_country: '+91' },
};
