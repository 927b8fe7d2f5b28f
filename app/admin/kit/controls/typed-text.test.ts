import { describe, expect, test } from 'vitest';
import { isAllowedUrl } from './HtmlControl/ArticleEditor/allowed-url.ts';
import { splitTags } from './TagsControl/split-tags.ts';

describe('text that an administrator types or pastes', () => {
  test('becomes entries at its commas, without blanks, empties and repetitions', () => {
    expect(splitTags(' Polished, , honed,Polished,\nbrushed ')).toEqual(['Polished', 'honed', 'brushed']);
    expect(splitTags('')).toEqual([]);
  });

  test('links to the web, to mail, to telephones and to this site, and to nothing that runs', () => {
    const allowed = [
      'https://a.example/x',
      'http://a.example',
      'mailto:a@b.example',
      'tel:+911',
      '/contact/',
    ];
    const refused = ['javascript:alert(1)', 'data:text/html,x', '//a.example', 'ftp://a.example', '', 'a b'];
    expect(allowed.filter(isAllowedUrl)).toEqual(allowed);
    expect(refused.filter(isAllowedUrl)).toEqual([]);
  });
});
