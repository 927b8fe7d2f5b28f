import { data, redirect } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import { isAppError } from '#errors/app-error.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { actionHeaders, refusalOf, sendForm } from '../../forms/send-form.ts';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Route } from './+types/route.ts';
import { AskForm } from './AskForm.tsx';
import { ListForm } from './ListForm.tsx';
import { ListHead } from './ListHead.tsx';
import { linesOfQuery } from './lines-of-query.ts';
import { askKinds, loadShortlistPage } from './load-shortlist-page.ts';
import styles from './shortlist.module.css';
import { toSentLine } from './stone-lines.ts';
import { useShortlist } from './use-shortlist.ts';

/** 200 lines, with what may be said of each. */
const maxListBytes = 512 * 1024;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [company, texts, forms, { incoterms }, picture, page] = await Promise.all([
    services.siteDocuments.get('company'),
    services.siteDocuments.get('shortlist'),
    services.siteDocuments.get('forms'),
    services.siteDocuments.get('trade'),
    findMenuPicture(services, '/products/'),
    loadShortlistPage(services, url.searchParams),
  ]);
  const { shared: _shared, tools, ...others } = texts;
  return {
    head: await services.heads.get({ kind: 'shortlist', pictures: [picture] }),
    page,
    messages: await services.wording.pick('shortlist'),
    ask: askKindOf(url.href),
    ...{ incoterms, countries: await services.phones.listCallingCodes() },
    publicUrl: services.publicUrl,
    texts: {
      ...others,
      asking: {
        note: fillText(forms.messageNote, { company: company.name, hours: forms.answerHours }),
        conditions: forms.holdConditions,
        ...fallbackAs(forms, { note: 'messageNote', conditions: 'holdConditions' }),
      },
      tools: {
        ...tools,
        mailSubject: fillText(tools.mailSubject, { company: company.name }),
        note: fillText(tools.note, { days: services.shortlists.keptDays }),
        messaging: company.messaging,
      },
    },
  };
}

/** Without scripts: the list gets a link of its own, or is sent with who asks about it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const way = new URL(request.url).searchParams.get('share');
  if (way !== null) {
    const lines = linesOfQuery(new URLSearchParams(await request.text())).map(toSentLine);
    const shared = await services.shortlists.share({ lines }, visitor).catch(refuse);
    if ('outcome' in shared) return data(shared.outcome, shared);
    throw redirect(`/shortlist/${shared.id}/${way === 'pdf' ? 'list.pdf' : ''}`, 303);
  }
  const kind = askKindOf(request.url) ?? 'quote';
  const t = await services.wording.read();
  const { outcome, ...responseInit } = await sendForm(request, {
    ...{ failure: t('shortlist:ask.failure'), t, maxBytes: maxListBytes },
    send: (input) =>
      kind === 'hold'
        ? services.submissions.askForHold(input, visitor)
        : services.submissions.sendContactMessage(input, visitor),
  });
  if (outcome.status === 'refused') return data(outcome, responseInit);
  throw redirect(`/thank-you/?form=${kind}`, 303);
}

function askKindOf(url: string) {
  const ask = new URL(url).searchParams.get('ask');
  return askKinds.find((kind) => kind === ask);
}

function refuse(error: unknown) {
  if (!isAppError(error)) throw error;
  return refusalOf(error);
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/shortlist/');

export default function ShortlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, texts, ask, countries, incoterms, publicUrl } = loaderData;
  const list = useShortlist(page);
  const outcome = actionData;
  const t = useMessages(messages);
  const asked =
    ask === 'hold'
      ? { heading: t('shortlist:hold.button'), hint: t('shortlist:hold.hint') }
      : texts[ask === 'sample' ? 'sample' : 'ask'];
  const lost = page.lostSlab && t('shortlist:slab.lost', { number: page.lostSlab });
  const problem = (ask ? undefined : outcome?.message) || lost || undefined;
  return (
    <Section space="tight">
      <ListHead texts={texts} text={list.lines.length > 0 ? texts.text : ''} isTextUnprinted />
      <ListForm {...{ page, texts, list, publicUrl }} problem={problem} />
      {ask && list.lines.length > 0 ? (
        <div id="ask" className={styles.ask} data-print="none">
          <AskForm
            kind={ask}
            lines={list.lines}
            texts={{ ...asked, ...texts.asking, ...fallbackOf(asked, texts.asking) }}
            {...{ countries, incoterms }}
            outcome={outcome}
          />
        </div>
      ) : null}
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.shortlist" actions={[backTo.home, backTo.collections]} />;
}
