const listParagraph = /<p\b[^>]*class=["']?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi;

/**
 * Takes out of pasted HTML what word processors put in: their comments, styles and own elements, and the
 * paragraphs with bullets painted in front that stand for lists. What is left the editor reads by its own rules.
 */
export function cleanPastedHtml(html: string): string {
  return wrapLists(html.replace(listParagraph, (_paragraph, content: string) => toListItem(content)))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:meta|link|o:[a-z]+|w:[a-z]+|v:[a-z]+|st1:[a-z]+)\b[^>]*>/gi, '')
    .replace(
      /\s(?:class|style|lang|align|valign|width|height|border|cell\w+)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi,
      '',
    )
    .replace(/<p>(?:\s|&nbsp;|<br>)*<\/p>/gi, '');
}

/** The marker stands in a conditional comment; a number or a letter in it makes the list an ordered one. */
function toListItem(content: string): string {
  const marker = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
  const painted = marker.exec(content)?.[1] ?? '';
  const isOrdered = /\b(?:\d+|[a-z])[.)]/i.test(painted.replace(/<[^>]*>/g, ''));
  return `<li data-list="${isOrdered ? 'ol' : 'ul'}">${content.replace(marker, '').trim()}</li>`;
}

function wrapLists(html: string): string {
  const run = /<li data-list="(ol|ul)">[\s\S]*?<\/li>(?:\s*<li data-list="\1">[\s\S]*?<\/li>)*/g;
  return html.replace(
    run,
    (items, tag: string) => `<${tag}>${items.replaceAll(/ data-list="\w+"/g, '')}</${tag}>`,
  );
}
