import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFetched } from '../../../kit/api/use-fetched.ts';
import type { FormState } from '../../../kit/forms/use-form-state.ts';
import { useUrlQuery } from '../../../kit/lists/use-url-query.ts';
import { findWording } from '../document-endpoints.ts';
import { describeTexts, type WordingText } from './wording-texts.ts';

export type WordingList = ReturnType<typeof useWordingList>;

/** Texts on a page. */
const perPage = 50;
const maxSearchLength = 200;

/** The texts that the query in the URL asks for. */
export function useWordingList(form: FormState) {
  const texts = useTexts();
  const query = useUrlQuery();
  const search = query.read('search').trim().slice(0, maxSearchLength);
  const place = query.read('place');
  const isChangedOnly = query.read('changed') !== '';
  const { found, hasFailed } = useFoundTexts(search);
  const isLinked = useIsLinked();
  const isRefused = useIsRefused(form);
  const { values, base } = form;
  const isOwn = (text: WordingText) => values[text.idPath] !== '';

  const fitting = texts.filter((text) => {
    const { idPath, group } = text;
    if (place !== '' && group !== place) return false;
    // One that is given back its shipped text stays in sight until that is saved.
    if (isChangedOnly && !isOwn(text) && base.values[idPath] === '') return false;
    return search === '' || found?.has(idPath) || isTyped(form, idPath, search);
  });
  const page = Math.min(query.page, Math.max(1, Math.ceil(fitting.length / perPage)));
  const onPage = new Set(fitting.slice((page - 1) * perPage, page * perPage));

  return {
    ...{ texts, query, search, place, isChangedOnly, hasFailed, page, perPage },
    isSearching: search !== '' && !found && !hasFailed,
    isNarrowed: search !== '' || place !== '' || isChangedOnly,
    count: fitting.length,
    changed: texts.filter(isOwn).length,
    /** Those of this page; and what cannot be saved, or a link leads to, whatever is searched for. */
    shown: texts.filter((text) => onPage.has(text) || isRefused(text) || isLinked(text)),
  };
}

/** All texts, in the language that the site is written in as soon as the server has said which they are. */
function useTexts(): readonly WordingText[] {
  const { data } = useFetched(readAll);
  return useMemo(() => describeTexts(new Map(data?.map(({ key, shipped }) => [key, shipped]))), [data]);
}

function readAll({ signal }: { signal: AbortSignal }) {
  return findWording('', signal);
}

/** The texts with some words, by where the form has them; undefined until they are known. The server knows what is stored. */
function useFoundTexts(search: string) {
  const read = useCallback(
    async ({ signal }: { signal: AbortSignal }) => {
      if (search === '') return undefined;
      return new Set((await findWording(search, signal)).map(({ key }) => `messages/${key}`));
    },
    [search],
  );
  const { data: found, hasFailed } = useFetched(read);
  return { found, hasFailed };
}

/** Whether words that are not saved yet are searched for. */
function isTyped({ values, base }: FormState, idPath: string, search: string): boolean {
  const own = String(values[idPath] ?? '');
  return own !== base.values[idPath] && own.toLowerCase().includes(search.toLowerCase());
}

/** Tells the texts that could not be saved, also once their messages have gone because somebody mends them. */
function useIsRefused({ messages, values, base }: FormState): (text: WordingText) => boolean {
  const refused = useRef(new Set<string>());
  for (const idPath of Object.keys(messages)) refused.current.add(idPath);
  return ({ idPath }) => refused.current.has(idPath) && values[idPath] !== base.values[idPath];
}

/** Tells the text that the link to this form names. */
function useIsLinked(): (text: WordingText) => boolean {
  const name = useLocation().hash.slice(1);
  return ({ idPath }) => name === idPath || name === encodeURIComponent(idPath);
}
