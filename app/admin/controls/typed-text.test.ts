import { describe, expect, test } from 'vitest';
import { isAllowedAddress } from './HtmlControl/ArticleEditor/article-addresses.ts';
import { cleanPastedHtml } from './HtmlControl/ArticleEditor/clean-pasted-html.ts';
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
    expect(allowed.filter(isAllowedAddress)).toEqual(allowed);
    expect(refused.filter(isAllowedAddress)).toEqual([]);
  });

  test('comes out of a word processor without its styles, its lists as lists', () => {
    const pasted = `<!--StartFragment--><style>p{color:red}</style>
<p class=MsoNormal style='margin:0'><b>Stone</b><o:p></o:p></p>
<p class="MsoListParagraphCxSpFirst" style='text-indent:-18pt'><![if !supportLists]><span>·</span><![endif]>First</p>
<p class=MsoListParagraphCxSpLast><![if !supportLists]><span>·</span><![endif]>Second</p>
<p class=MsoListParagraph><!--[if !supportLists]--><span>1.</span><!--[endif]-->Counted</p>`;
    const cleaned = cleanPastedHtml(pasted).replace(/\s*\n\s*/g, '');
    expect(cleaned).toBe(
      '<p><b>Stone</b></p><ul><li>First</li><li>Second</li></ul><ol><li>Counted</li></ol>',
    );
  });
});
