import { describe, expect, test } from 'vitest';
import { createFieldMarks, removeMarks } from './field-marks.ts';
import { finishPage } from './finish-page.ts';

const line = { kind: 'text', label: 'Name', maxLength: 200 } as const;
const marks = () => createFieldMarks();

describe('what an administrator can click in a page that is edited', () => {
  test('is the element that shows a text', () => {
    const fields = marks();
    const name = fields.mark('name', line, 'Statuario');
    expect(finishPage(`<h1 class="a">${name}</h1>`, fields)).toBe(
      '<h1 data-field="name" tabindex="0" class="a">Statuario</h1>',
    );
  });

  test('is each text by itself where an element shows several', () => {
    const fields = marks();
    const [first, second] = [fields.mark('a', line, 'One'), fields.mark('b', line, 'Two')];
    expect(finishPage(`<p>${first}<!-- --> · <!-- -->${second}</p>`, fields)).toBe(
      '<p><span data-field="a" tabindex="0">One</span><!-- --> · <!-- -->' +
        '<span data-field="b" tabindex="0">Two</span></p>',
    );
  });

  test('can be reached by keyboard, once', () => {
    const fields = marks();
    const name = fields.mark('name', line, 'Onyx');
    expect(finishPage(`<a href="/onyx/"><b>${name}</b></a><p>${name}</p>`, fields)).toBe(
      '<a href="/onyx/"><b data-field="name">Onyx</b></a><p data-field="name" tabindex="0">Onyx</p>',
    );
  });

  test('is each paragraph of a text, and each block of a formatted one', () => {
    const fields = marks();
    const html = { kind: 'html', label: 'Content', maxLength: 900 } as const;
    const prose = String(fields.mark('prose', line, 'One\n\nTwo'));
    const content = fields.mark('content', html, '<p>Three <b>four</b></p><ul><li>Five</li></ul>');
    const page =
      prose
        .split('\n\n')
        .map((text) => `<p>${text}</p>`)
        .join('') + content;
    expect(finishPage(page, fields).match(/<\w+ data-field="\w+"/g)).toEqual([
      ...['<p data-field="prose"', '<p data-field="prose"'],
      ...['<p data-field="content"', '<li data-field="content"'],
    ]);
  });

  test('comes without what is fetched ahead for a window of another width', () => {
    const page = '<link rel="preload" as="image" href="/pictures/320/a.webp"/><p>One</p>';
    expect(finishPage(page, marks())).toBe('<p>One</p>');
  });

  test('is a picture, in whichever size and format it is shown', () => {
    const fields = marks();
    const image = { kind: 'media', label: 'Picture', accepts: 'image' } as const;
    expect(fields.mark('image', image, '/uploads/a/b.webp')).toBe('/uploads/a/b.webp');
    const shown = finishPage(
      '<img srcSet="/pictures/320/a/b.webp.avif 320w"/><img src="/pictures/320/a/c.webp.avif"/>',
      fields,
    );
    expect(shown).toBe(
      '<img data-field="image" tabindex="0" srcSet="/pictures/320/a/b.webp.avif 320w"/>' +
        '<img src="/pictures/320/a/c.webp.avif"/>',
    );
  });

  test('is a text that pages look up, where it stands by itself', () => {
    const fields = marks();
    expect(fields.mark('name', { ...line, isProcessed: true }, 'Sons & Co')).toBe('Sons & Co');
    expect(finishPage('<b>Sons &amp; Co</b><i>of Sons &amp; Co</i>', fields)).toBe(
      '<b data-field="name" tabindex="0">Sons &amp; Co</b><i>of Sons &amp; Co</i>',
    );
  });
});

describe('what an administrator can click of values that carry no mark', () => {
  const day = { ...line, format: 'date' } as const;
  const count = { kind: 'count', label: 'Likes' } as const;

  test('is each date within a sentence, also where several items have the same', () => {
    const fields = marks();
    const sentence = String(fields.mark('validText', line, '{from} to {until}'));
    const shown = [0, 1].map((index) => {
      const title = fields.mark(`items.${index}.title`, line, 'A mark');
      fields.mark(`items.${index}.date`, day, '2025-03-01');
      fields.mark(`items.${index}.expires`, day, '2028-03-01');
      const text = sentence.replace('{from}', '1 March 2025').replace('{until}', '1 March 2028');
      return `<li><h3>${title}</h3><dl><dt>Valid</dt><dd>${text}</dd></dl></li>`;
    });
    const found = finishPage(shown.join(''), fields);
    expect(
      [...found.matchAll(/<span data-field="([^"]*)"[^>]*>([^<]*)</g)].map((match) => match.slice(1)),
    ).toEqual(
      [0, 1].flatMap((index) => [
        [`items.${index}.date`, '1 March 2025'],
        ['validText', ' to '],
        [`items.${index}.expires`, '1 March 2028'],
      ]),
    );
    expect(finishPage('<p>11 March 2025, 1 March 20281</p>', fields)).not.toContain('items.0.date"');
  });

  test('is a number within a sentence, whatever else has that number', () => {
    const fields = marks();
    fields.mark('hours', { ...count, label: 'Hours', filledInAs: 'hours' }, 4);
    const text = 'Suite 4 of {company} replies within {hours} hours.';
    const note = String(fields.mark('note', line, text));
    const filled = note.replace('{hours}', '4').replace('{company}', 'Stone 4');
    expect(finishPage(`<p>4 Marble Road</p><p>${filled}</p>`, fields)).toBe(
      '<p>4 Marble Road</p><p><span data-field="note" tabindex="0">Suite 4 of Stone 4 replies within </span>' +
        '<span data-field="hours" tabindex="0">4</span><span data-field="note" tabindex="0"> hours.</span></p>',
    );
  });

  test('is a small number beside the name of its field, and a coordinate', () => {
    const fields = marks();
    fields.mark('likes', count, 3);
    fields.mark('comments', { ...count, label: 'Comments' }, 3);
    fields.mark('location.latitude', { kind: 'decimal', label: 'Latitude', min: -90, max: 90 }, -7.5);
    expect(finishPage('<i>3 comments</i><i>3 likes</i><i>3</i><b>7.50° S</b><b>17.50° E</b>', fields)).toBe(
      '<i data-field="comments" tabindex="0">3 comments</i><i data-field="likes" tabindex="0">3 likes</i>' +
        '<i>3</i><b data-field="location.latitude" tabindex="0">7.50° S</b><b>17.50° E</b>',
    );
  });

  test('is never the same value of another record, in a card of its own', () => {
    const fields = marks();
    const name = fields.mark('name', line, 'Own');
    fields.mark('likes', count, 42);
    fields.noteLink('related', '/other/');
    const card = (title: unknown) =>
      `<li><h2>${title}</h2><ul><li>42 likes</li></ul><a href="/other/">Go</a></li>`;
    const [own, other] = finishPage(`<main>${card(name)}|${card('Another')}</main>`, fields).split('|');
    expect(own).toContain('<li data-field="likes"');
    expect(other).not.toContain('data-field="likes"');
    expect(other).toContain('<a data-field="related" href="/other/"');
  });
});

describe('a page that is edited', () => {
  test('keeps no mark in titles, attributes, addresses or scripts', () => {
    const fields = marks();
    const name = String(fields.mark('name', line, 'Onyx'));
    const page = `<title>${name}</title><a href="/?q=${encodeURIComponent(name)}" title="${name}">Go</a>`;
    expect(finishPage(page, fields)).toBe('<title>Onyx</title><a href="/?q=Onyx" title="Onyx">Go</a>');
  });

  test('has no scripts, and shows what stands in for them', () => {
    const page = '<script>"</p>"</script><noscript><p>Words</p></noscript><script src="/a.js"></script>';
    expect(finishPage(page, marks())).toBe('<p>Words</p>');
  });

  test('leaves unmarked what is no text to read', () => {
    const fields = marks();
    for (const field of [
      ...[{ ...line, isLink: true } as const, { ...line, format: 'email' } as const],
      ...[{ kind: 'colour', label: 'Accent', default: '#000000' } as const],
    ]) {
      expect(fields.mark('field', field, '/about/')).toBe('/about/');
    }
    expect(fields.mark('name', line, '')).toBe('');
  });

  test('takes a mark for nothing that somebody has typed', () => {
    const fields = marks();
    const typed = `Onyx${String.fromCharCode(0xe000)}`;
    expect(removeMarks(String(fields.mark('name', line, typed)))).toBe('Onyx');
    expect(finishPage(`<p>${String.fromCharCode(0xe123)}Words</p>`, fields)).toBe('<p>Words</p>');
  });
});
