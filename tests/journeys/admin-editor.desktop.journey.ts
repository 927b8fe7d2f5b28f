import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';

type Post = { id: number; slug: string; content: string; title: string };

const demoArticles = readdirSync(resolve(import.meta.dirname, '../../demo/content/blog'))
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

/** What programs put on the clipboard, and what an article keeps of it. */
const pastedTexts: readonly { from: string; html: string; kept: string }[] = [
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="EN-GB">
<!--StartFragment--><h1 style="mso-outline-level:1"><b><span style="font-family:Calibri">Bush-hammered<o:p></o:p></span></b></h1>
<p class="MsoNormal" style="margin-bottom:8pt;font-family:'Times New Roman'"><b>Struck</b> with a <i>toothed</i> hammer.<o:p></o:p></p>
<h2>Tools</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span>Hammers<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Toothed</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Chisels</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Strike</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>4.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Brush</p>
<script>document.title = 'run'</script><!--EndFragment--></body></html>`,
    kept:
      '<h2>Bush-hammered</h2><p><strong>Struck</strong> with a <em>toothed</em> hammer.</p><h3>Tools</h3>' +
      '<ul><li>Hammers<ul><li>Toothed</li></ul></li><li>Chisels</li></ul>' +
      '<ol start="3"><li>Strike</li><li>Brush</li></ol>',
  },
  {
    from: 'Word on the web',
    html: `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">Finishes</span></p></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li role="listitem" data-aria-level="1" data-listid="3"><p class="Paragraph"><span>Honed</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li role="listitem" data-aria-level="2" data-listid="3"><p class="Paragraph"><span>Matt</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li role="listitem" data-aria-level="1" data-listid="3"><p class="Paragraph"><span style="font-weight:bold">Polished</span></p></li></ul></div>`,
    kept: '<h2>Finishes</h2><ul><li>Honed<ul><li>Matt</li></ul></li><li><strong>Polished</strong></li></ul>',
  },
  {
    from: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Quarries</span></h1>
<p dir="ltr"><span style="font-weight:700">Carrara</span><span style="font-weight:400;font-style:italic"> is white.</span></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Above</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Terraces</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://stone.example/"><span style="text-decoration:underline">Below</span></a></p></li></ul></b><br class="Apple-interchange-newline">`,
    kept:
      '<h2>Quarries</h2><p><strong>Carrara</strong><em> is white.</em></p>' +
      '<ul><li>Above<ul><li>Terraces</li></ul></li><li><a href="https://stone.example/">Below</a></li></ul>',
  },
];

async function addPost(api: RequestApi, content: string): Promise<Post> {
  const title = `Editor${crypto.randomUUID().slice(0, 8)}`;
  return (await api('POST', '/blog', { title, excerpt: 'Made by a test.', content })) as Post;
}

async function openEditor(page: Page, post: Post) {
  await page.goto(`/admin/blog/${post.id}/edit/`);
  const editor = page.getByRole('textbox', { name: 'Content' });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  return editor;
}

/** Line breaks between blocks say nothing. */
function withoutBreaks(html: string): string {
  return html.replace(/\s*\n\s*/g, '').replace(/>\s+</g, '><');
}

for (const slug of demoArticles) {
  test(`a letter more in "${slug}" changes nothing else of the article`, async ({ signedIn: page, api }) => {
    const { content } = (await api('GET', `/blog/${slug}`)) as Post;
    const post = await addPost(api, content);
    const editor = await openEditor(page, post);
    await editor.click({ position: { x: 30, y: 30 } });
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Q');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    const saved = (await api('GET', `/blog/${post.id}`)) as Post;
    expect(withoutBreaks(saved.content).replace('Q', '')).toBe(withoutBreaks(post.content));
  });
}

test('an administrator writes an article with a table, a link and a picture, and visitors read it', async ({
  signedIn: page,
  api,
}) => {
  // It writes a whole article and reads it.
  const title = `Editor${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/blog/new/');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Excerpt').fill('Made by a test.');
  const editor = page.getByRole('textbox', { name: 'Content' });
  await expect(editor).toHaveAttribute('contenteditable', 'true');
  await editor.click();
  await page.keyboard.type('A paragraph first. ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Search by name').fill('stat');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(editor).toBeFocused();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await link.getByLabel('Search by name').fill('statuario');
  await expect(link.getByRole('option', { name: /^Statuario Product/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'Statuario' })).toHaveAttribute('href', '/statuario/');
  // What is typed before the closed dialog has given the focus back goes nowhere.
  await expect(editor).toBeFocused();
  await page.keyboard.type(' and ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await link.getByLabel('Address').fill('javascript:alert(1)');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(link.getByLabel('Address')).toHaveAccessibleDescription(/Use an address/);
  await link.getByLabel('Address').fill('/contact/');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert table' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.type('Stone');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose from library' });
  await library.getByRole('searchbox').fill('lobby');
  await library.getByRole('option', { name: /lobby/ }).first().click();
  await library.getByRole('button', { name: 'Use this one' }).click();
  await page.getByLabel('Alternative text').fill('A lobby of bookmatched marble');
  await page.getByRole('button', { name: 'Insert picture' }).last().click();
  await expect(editor.locator('img')).toHaveAttribute('alt', 'A lobby of bookmatched marble');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/blog/');
  const [post] = (await api('GET', `/blog?search=${title}`)) as Post[];
  await page.goto(`/${post?.slug}/`);
  await expect(page.getByRole('columnheader', { name: 'Stone' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A lobby of bookmatched marble' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '/contact/' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Statuario', exact: true })).toBeVisible();
});

test('emptying an article asks, because all of its content would be deleted', async ({
  signedIn: page,
  api,
}) => {
  const post = await addPost(api, '<p>Words that were here.</p>');
  const editor = await openEditor(page, post);
  await editor.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('All existing content will be deleted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await api('GET', `/blog/${post.id}`)).toMatchObject({ content: '<p>Words that were here.</p>' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Delete content' }).click();
  await expect(page).toHaveURL('/admin/blog/');
  expect(await api('GET', `/blog/${post.id}`)).toMatchObject({ content: '' });
});

test('without the editor the HTML itself can be edited', async ({ signedIn: page, api }) => {
  const post = await addPost(api, '<p>Plain.</p>');
  await page.route('**/assets/ArticleEditor*.js', (route) => route.abort());
  await page.goto(`/admin/blog/${post.id}/edit/`);
  const note = page.getByText('The editor could not be loaded; you can edit the HTML here.');
  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('<p>Plain.</p>');
});

async function pasteInto(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'Bush-hammered');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

for (const { from, html, kept } of pastedTexts) {
  test(`what is pasted from ${from} keeps its headings and lists and leaves its looks behind`, async ({
    signedIn: page,
    api,
  }) => {
    const post = await addPost(api, '<p>Before.</p>');
    const editor = await openEditor(page, post);
    await editor.press('Control+End');
    await page.keyboard.type(' And then:');
    await expect(editor).toHaveText('Before. And then:');
    await editor.press('Enter');
    await pasteInto(editor, html);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    const saved = (await api('GET', `/blog/${post.id}`)) as Post;
    expect(withoutBreaks(saved.content)).toBe(`<p>Before. And then:</p>${kept}`);
  });
}

test('lists have their bullets and numbers while they are written', async ({ signedIn: page, api }) => {
  const post = await addPost(api, '<ul><li><p>Vein</p></li></ul><ol><li><p>Cut</p></li></ol>');
  const editor = await openEditor(page, post);
  for (const [list, marker] of [
    ['ul', 'disc'],
    ['ol', 'decimal'],
  ] as const) {
    await expect(editor.locator(`${list} li`)).toHaveCSS('list-style-type', marker);
    const room = await editor.locator(list).evaluate((element) => {
      const [item] = element.children;
      return (item?.getBoundingClientRect().left ?? 0) - element.getBoundingClientRect().left;
    });
    expect(room).toBeGreaterThan(12);
  }
});

test('an article is as high as its words, and its buttons stay in sight', async ({ signedIn: page, api }) => {
  const post = await addPost(api, '<p>Words.</p>'.repeat(120));
  const editor = await openEditor(page, post);
  expect(await editor.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  expect(await editor.evaluate((element) => element.clientHeight > innerHeight)).toBe(true);
  await editor.press('Control+End');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport();
});

test('what is typed before the editor is there stays, with the caret, and nothing moves', async ({
  signedIn: page,
  api,
}) => {
  const post = await addPost(api, '<h2>Veins</h2><p>Stone and time.</p>');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/assets/ArticleEditor*.js', (route) => {
    held.push(() => route.continue());
  });
  await page.goto(`/admin/blog/${post.id}/edit/`);
  const box = page.getByRole('textbox', { name: 'Content' });
  await expect(box).toHaveValue(/Stone and time/);
  await box.evaluate((text: HTMLTextAreaElement) => {
    text.focus();
    const place = text.value.indexOf(' and');
    text.setSelectionRange(place, place);
  });
  await page.keyboard.type(', water');
  const below = page.getByRole('heading', { name: 'Pictures' });
  const before = await below.boundingBox();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) await release();
  await expect(box).toHaveAttribute('contenteditable', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.type(' (salt)');
  await expect(box.getByRole('paragraph')).toHaveText('Stone, water (salt) and time.');
  expect(await below.boundingBox()).toEqual(before);
});
