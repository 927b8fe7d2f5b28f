import { useEffect } from 'react';
import { maxShortlistLines } from '#inbox/submit/shortlist-size.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { loadAgain } from '../../behaviour/load-again.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { watchProblems } from '../kept-lines.ts';

/** Says why a stone is not kept, on whatever page it is. */
export function useListNotice(): void {
  const t = useMessages(common);
  useEffect(
    () =>
      watchProblems((problem) => {
        const text = t(`common:list.${problem}`, { count: maxShortlistLines });
        void loadAgain(() => import('./list-notice.ts')).then(({ showListNotice }) =>
          showListNotice(problem, { text, close: t('common:close') }),
        );
      }),
    [t],
  );
}
