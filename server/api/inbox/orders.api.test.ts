import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const asked = {
  ...{ name: 'Ira Weir', email: 'ira@hotel.example', subject: 'Floor', message: 'For a lobby.' },
  ...{ form_type: 'quote', product: 'Statuario' },
};
const order = {
  ...{ company: 'Weir Stone Import', thickness: '20 mm', finish: 'Honed', destination: 'Hamburg, Germany' },
  ...{ incoterm: 'FOB', address: 'Kai 4\nHamburg' },
};

describeOnBothEngines('a visitor who says more of the order', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    await request('PUT', 'site-documents/trade', { body: { value: { incoterms: ['EXW', 'FOB'] } } });
  });

  const ask = (more: object) =>
    api.app.inject({ method: 'POST', url: '/api/contact', payload: { ...asked, ...more } });

  test('is read whole by the staff: in the inbox, among messages, in a search and in both spreadsheets', async () => {
    const sent = await ask({ ...order, quantity: '1,250.5', unit: 'sqm', needed_by: '2027-03-01' });
    expect(sent.statusCode).toBe(201);
    const said = { ...order, quantity: '1250.5', neededBy: '2027-03-01' };
    const { items } = (await request('GET', 'inbox?search=weir+stone')).json();
    expect(items).toMatchObject([{ kind: 'quote', ...said, quantityUnit: 'm2' }]);
    const { messages } = (await request('GET', 'messages')).json();
    expect(messages).toMatchObject([{ ...said, unit: 'm2' }]);
    for (const path of ['inbox/export', 'messages/export']) {
      const { body } = await request('GET', path);
      expect(body).toContain(
        'Company,Thickness,Finish,Destination,Incoterm,Needed by,Address'.replace(/,/g, '","'),
      );
      for (const value of ['1250.5', 'm²', ...Object.values(order), '2027-03-01'])
        expect(body).toContain(value);
    }
  });

  test('need not say any of it', async () => {
    for (const form_type of ['quote', 'sample']) {
      expect((await ask({ form_type, subject: form_type })).statusCode).toBe(201);
    }
  });

  test('is told at each field what cannot be read, and which Incoterms there are', async () => {
    const wrong = { quantity: 'many', unit: 'rolls', incoterm: 'CIF', needed_by: '1 March' };
    const { statusCode, body } = await ask({ ...wrong, company: 'x'.repeat(200) });
    expect([statusCode, JSON.parse(body).errors]).toEqual([
      400,
      {
        company: 'At most 120 characters',
        quantity: expect.stringContaining('Enter the quantity as a number'),
        unit: 'Choose one of: m2, ft2, m3, t, slabs, pieces',
        incoterm: 'Choose one of: EXW, FOB',
        needed_by: 'Enter a day, such as 2026-03-01',
      },
    ]);
  });

  test('is asked for the address of samples where a form has sent none', async () => {
    const { statusCode, body } = await ask({ form_type: 'sample', address: ' ' });
    expect([statusCode, JSON.parse(body).errors]).toEqual([
      400,
      { address: 'Enter the address that the samples go to' },
    ]);
  });
});
