import { beforeEach, expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { type Item, openInbox } from '#tests/support/inbox-api.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

const template = { name: 'First', channel: 'mail', subject: 'Your {kind}', text: 'Dear {name},' };

describeOnOneEngine('around the inbox', (openDb) => {
  const openApi = createApiOpener();
  let inbox: Awaited<ReturnType<typeof openInbox>>;
  let signIn: Awaited<ReturnType<typeof openApi>>['signIn'];

  beforeEach(async () => {
    const db = await openDb();
    const api = await openApi(db);
    signIn = api.signIn;
    inbox = await openInbox(api, db);
  });

  const namesOf = async (headers = {}) =>
    (await inbox.get('/inbox/views', headers)).map(({ name }: Item) => name);

  test('views of one’s own come after those of everybody, and are nobody else’s', async () => {
    const view = { name: ' Onyx ', query: { product: 'Onyx', status: 'new,quoted' } };
    const saved = await inbox.request('POST', '/inbox/views', view);
    expect([saved.statusCode, saved.json()]).toEqual([201, { ...view, id: 1, name: 'Onyx' }]);
    await inbox.request('POST', '/inbox/views', { name: 'Onyx', query: { search: 'onyx' } });
    const views = await inbox.get('/inbox/views');
    expect(views.map(({ name }: Item) => name)).toEqual(
      expect.arrayContaining(['Mine', 'Overdue', 'Unassigned', 'Onyx']),
    );
    expect(views.at(-1)).toEqual({ id: 1, name: 'Onyx', query: { search: 'onyx' } });
    const colleague = await signIn('sales');
    expect(await namesOf(colleague)).not.toContain('Onyx');
    expect((await inbox.request('DELETE', '/inbox/views/1', undefined, colleague)).statusCode).toBe(404);
    expect((await inbox.request('DELETE', '/inbox/views/1')).statusCode).toBe(204);
    expect(await namesOf()).not.toContain('Onyx');
  });

  test.each([
    [{ name: 'mine', query: {} }, 'name'],
    [{ name: '', query: {} }, 'name'],
    [{ name: 'x', query: { status: 'new,maybe' } }, 'query.status'],
    [{ name: 'x', query: { colour: 'red' } }, 'query.colour'],
  ])('a view %j is refused', async (view, field) => {
    const response = await inbox.request('POST', '/inbox/views', view);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });

  test('templates are there to begin with, are changed together, and not over a colleague’s', async () => {
    const before = await inbox.get('/inbox/templates');
    expect([before.version, before.templates.length]).toEqual([1, 3]);
    const tag = { 'if-match': 'W/"v1"' };
    const save = (templates: object[], more = {}) =>
      inbox.request('PUT', '/inbox/templates', { templates }, more);
    expect((await save([template], tag)).json()).toEqual({ version: 2, templates: [template] });
    const late = await save([], tag);
    expect([late.statusCode, late.json()]).toMatchObject([
      412,
      { message: 'Somebody else has changed the templates meanwhile.', current: { templates: [template] } },
    ]);
    expect((await save([])).json()).toEqual({ version: 3, templates: [] });
    expect((await inbox.get('/inbox/templates')).templates).toEqual([]);
  });

  test('a template that names what nobody knows is refused beside its field', async () => {
    const templates = [template, { ...template, text: 'Dear {nmae}' }, { ...template, text: '' }];
    const response = await inbox.request('PUT', '/inbox/templates', { templates });
    expect([response.statusCode, response.json().errors]).toMatchObject([
      400,
      {
        'templates.1.text': expect.stringMatching(/^\{nmae\} is not known here\. There are \{name\}, /),
        'templates.2.text': 'Enter the text',
      },
    ]);
    const twice = await inbox.request('PUT', '/inbox/templates', { templates: [template, template] });
    expect(twice.json().errors).toEqual({ 'templates.1.name': 'There is another template of this name' });
  });

  test('items are assigned to those who may answer them, not to editors', async () => {
    await signIn('editor');
    const people = await inbox.get('/inbox/assignees');
    expect(people).toEqual([
      { username: 'admin', isSelf: true },
      { username: 'Meera', isSelf: false },
    ]);
    await inbox.request('POST', '/contact', {
      ...{ name: 'Ann', email: 'ann@buyer.example', subject: 'Slabs', message: 'Which?', form_type: 'quote' },
    });
    const refused = await inbox.request('PATCH', '/inbox/1', { assignee: 'editor' });
    expect(refused.json().errors).toEqual({ assignee: 'editor may not work the inbox.' });
  });
});
