/** One to three articles that are placed together; the names say where the large one is. */
export type ArticleGroup<Article> = {
  layout: 'left' | 'right' | 'pair' | 'trio' | 'solo';
  articles: Article[];
};

type Sized = { size: 'large' | 'medium' | 'small' };

/**
 * Arranges articles, newest first, in groups of up to three. The newest large one leads; where it is not the newest of
 * all, those before it are placed beside it. The order of the result is the order of reading.
 */
export function arrangeArticles<Article extends Sized>(
  articles: readonly Article[],
): ArticleGroup<Article>[] {
  const lead = articles.find((article) => article.size === 'large') ?? articles[0];
  if (!lead) return [];
  const waiting = articles.filter((article) => article !== lead);
  const groups = [layoutLead(lead, waiting)];
  let side: 'left' | 'right' = 'right';
  while (waiting.length > 0) {
    const group: ArticleGroup<Article> = placeNext(waiting, side);
    if (group.layout === side) side = side === 'left' ? 'right' : 'left';
    groups.push(group);
  }
  return groups;
}

/** Takes the companions of the lead off the front; a second large one waits for a group of its own. */
function layoutLead<Article extends Sized>(lead: Article, waiting: Article[]): ArticleGroup<Article> {
  const firstLarge = waiting.findIndex((article) => article.size === 'large');
  const companions = waiting.splice(0, Math.min(2, firstLarge < 0 ? waiting.length : firstLarge));
  return companions.length === 0
    ? { layout: 'solo', articles: [lead] }
    : { layout: 'left', articles: [lead, ...companions] };
}

function placeNext<Article extends Sized>(waiting: Article[], side: 'left' | 'right'): ArticleGroup<Article> {
  const [first, second, third] = waiting;
  const isLarge = (article: Article | undefined) => article?.size === 'large';
  if (waiting.length === 1) return { layout: 'solo', articles: waiting.splice(0, 1) };
  if (waiting.length === 2) return { layout: 'pair', articles: waiting.splice(0, 2) };
  const larges = [first, second, third].filter(isLarge).length;
  if (larges === 0) return { layout: 'trio', articles: waiting.splice(0, 3) };
  if (larges > 1) return { layout: 'pair', articles: waiting.splice(0, 2) };
  const anchored = waiting.splice(0, 3);
  const anchor = anchored.filter(isLarge);
  const companions = anchored.filter((article) => !isLarge(article));
  // Read row by row: on the left the large one comes first, on the right its upper companion does.
  const order =
    side === 'left'
      ? [...anchor, ...companions]
      : [...companions.slice(0, 1), ...anchor, ...companions.slice(1)];
  return { layout: side, articles: order };
}
