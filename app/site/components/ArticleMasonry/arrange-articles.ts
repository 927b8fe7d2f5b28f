/** One to three articles that hang together; the names say where the large one is. */
export type Wall<Article> = { hang: 'left' | 'right' | 'pair' | 'trio' | 'solo'; articles: Article[] };

type Sized = { size: 'large' | 'medium' | 'small' };

/**
 * Hangs articles, newest first, in walls of up to three. The newest large one leads; where it is not the newest of
 * all, those before it hang beside it. The order of the result is the order of reading.
 */
export function arrangeArticles<Article extends Sized>(articles: readonly Article[]): Wall<Article>[] {
  const lead = articles.find((article) => article.size === 'large') ?? articles[0];
  if (!lead) return [];
  const waiting = articles.filter((article) => article !== lead);
  const walls = [layoutLead(lead, waiting)];
  let side: 'left' | 'right' = 'right';
  while (waiting.length > 0) {
    const wall: Wall<Article> = placeNext(waiting, side);
    if (wall.hang === side) side = side === 'left' ? 'right' : 'left';
    walls.push(wall);
  }
  return walls;
}

/** Takes the companions of the lead off the front; a second large one waits for a wall of its own. */
function layoutLead<Article extends Sized>(lead: Article, waiting: Article[]): Wall<Article> {
  const firstLarge = waiting.findIndex((article) => article.size === 'large');
  const companions = waiting.splice(0, Math.min(2, firstLarge < 0 ? waiting.length : firstLarge));
  return companions.length === 0
    ? { hang: 'solo', articles: [lead] }
    : { hang: 'left', articles: [lead, ...companions] };
}

function placeNext<Article extends Sized>(waiting: Article[], side: 'left' | 'right'): Wall<Article> {
  const [first, second, third] = waiting;
  const isLarge = (article: Article | undefined) => article?.size === 'large';
  if (waiting.length === 1) return { hang: 'solo', articles: waiting.splice(0, 1) };
  if (waiting.length === 2) return { hang: 'pair', articles: waiting.splice(0, 2) };
  const larges = [first, second, third].filter(isLarge).length;
  if (larges === 0) return { hang: 'trio', articles: waiting.splice(0, 3) };
  if (larges > 1) return { hang: 'pair', articles: waiting.splice(0, 2) };
  const anchored = waiting.splice(0, 3);
  const anchor = anchored.filter(isLarge);
  const companions = anchored.filter((article) => !isLarge(article));
  // Read row by row: on the left the large one comes first, on the right its upper companion does.
  const order =
    side === 'left'
      ? [...anchor, ...companions]
      : [...companions.slice(0, 1), ...anchor, ...companions.slice(1)];
  return { hang: side, articles: order };
}
