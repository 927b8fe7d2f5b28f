import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { namesOfUses } from '#content/fit/fit-messages.shared.ts';
import { uses } from '#content/fit/uses.shared.ts';
import type { Services } from '#server/services/services.ts';
import { listInOrder } from '../../components/SmallStones/small-stones.ts';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { type FitChoice, queryOfFit, usesOf } from './fit-choice.ts';

export type FitPageData = Awaited<ReturnType<typeof loadFitPage>>;

/** Stones of one verdict that are shown; the others are counted. */
const mostShown = 24;

export async function loadFitPage(services: Services, choice: FitChoice) {
  const [texts, { units }, t] = await Promise.all([
    services.siteDocuments.get('fit'),
    services.siteDocuments.get('company'),
    services.wording.read(),
  ]);
  const asked = usesOf(choice);
  const { groups, sources } = await services.fit.group(asked, { units, most: mostShown });
  const shown = await Promise.all(
    groups.map(async ({ stones, verdict, total, said }) => {
      const cards = await listInOrder(
        services,
        stones.map(({ id }) => id),
      );
      const judged = new Map(stones.map((stone) => [stone.slug, stone]));
      return {
        ...{ verdict, said },
        count: t('fit:count', { count: total }),
        further: total > cards.length ? t('fit:further', { count: total - cards.length }) : '',
        stones: cards.map((card) => {
          const { finish = '', reasons = [] } = judged.get(card.slug) ?? {};
          return { ...card, finish, reasons };
        }),
      };
    }),
  );
  const items = shown
    .filter(({ verdict }) => verdict === 'yes' || verdict === 'care')
    .flatMap(({ stones }) => stones.map(({ name, slug }) => ({ name, path: pathOfProduct({ slug }) })));
  const query = queryOfFit(choice);
  const picture = await findMenuPicture(services, '/products/');
  return {
    ...{ texts, choice, groups: shown, sources },
    options: uses.map((value) => ({ value, label: t(namesOfUses[value]) })),
    words: {
      use: t('fit:column.use'),
      ...{ any: t('fit:form.any'), frost: t('fit:form.frost'), wet: t('fit:form.wet') },
      ...{ traffic: t('fit:form.traffic'), light: t('fit:form.light'), heavy: t('fit:form.heavy') },
      ...{ apply: t('fit:form.apply'), guide: t('fit:guide'), sources: t('fit:sources') },
      ...{ none: t('fit:none'), search: t('fit:search') },
    },
    searchPath: asked.length === 1 ? `/search/?use=${asked[0]}` : '',
    head: await services.heads.get({
      ...{ kind: 'fit', items, pictures: [picture] },
      part: { page: 1, pages: 1, ...(query && { query }) },
    }),
  };
}
