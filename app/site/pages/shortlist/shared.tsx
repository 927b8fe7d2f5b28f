import { data, redirect } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import { describeApproval } from '#content/facts/approval.shared.ts';
import { fallbackAs, fallbackOf } from '#content/kit/fallback-of.shared.ts';
import { dayIn, formatDay } from '#content/kit/zoned-days.shared.ts';
import { pageContext } from '../../../page-context.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { backTo } from '../../components/RouteError/back-to.ts';
import { RouteError } from '../../components/RouteError/RouteError.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { sendForm } from '../../forms/send-form.ts';
import { findMenuPicture } from '../../head/find-menu-picture.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { usePage } from '../../site-pages.ts';
import type { Route } from './+types/shared.ts';
import { Approvals } from './Approvals.tsx';
import { ListHead } from './ListHead.tsx';
import { loadStones } from './load-stones.ts';
import { SharedLines } from './SharedLines.tsx';
import { TakeOver } from './TakeOver.tsx';

/** A list that somebody has shared; one that is unknown or has expired is said to be gone, with a way on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [list, picture, { timeZone, units }, { shared, ...texts }] = await Promise.all([
    services.shortlists.find(params.shortlistId),
    findMenuPicture(services, '/products/'),
    services.siteDocuments.get('company'),
    services.siteDocuments.get('shortlist'),
  ]);
  const head = await services.heads.get({ kind: 'shortlist', pictures: [picture] });
  const { gone, tools, empty } = texts;
  const shown = {
    ...{ ...shared, gone, pdf: tools.pdf, print: tools.print, collections: empty.button },
    goneText: fillText(shared.goneText, { days: services.shortlists.keptDays }),
    ...fallbackOf(
      ...[shared, fallbackAs(texts, { gone: 'gone' }), fallbackAs(tools, { pdf: 'pdf', print: 'print' })],
      fallbackAs(empty, { collections: 'button' }),
    ),
  };
  if (!list) return data({ head, texts: shown, list: undefined }, { status: 404 });
  const stones = await loadStones(
    services,
    list.lines.map(({ product }) => product),
  );
  const language = await services.readLanguage();
  const writtenDayOf = (iso: string) => formatDay(dayIn(iso, timeZone), language);
  const dates = { date: writtenDayOf(list.createdAt), end: writtenDayOf(list.expiresAt) };
  const [t, messages] = await Promise.all([services.wording.read(), services.wording.pick('shortlist')]);
  const shownIn = { units, language, writtenDayOf };
  const approvals = list.approvals.map((approval) => describeApproval(t, approval, shownIn));
  const shownTexts = { ...shown, text: fillText(shared.text, dates) };
  return data(
    { head, messages, texts: shownTexts, list: { id: list.id, lines: list.lines, approvals, stones } },
    // Visitors approve it, which changes no content that what is kept would follow.
    { headers: { 'cache-control': 'private, no-cache' } },
  );
}

/** Without scripts: the list is approved. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, visitor } = context.get(pageContext);
  const t = await services.wording.read();
  const { outcome, ...responseInit } = await sendForm(request, {
    ...{ failure: t('shortlist:approval.failure'), t },
    send: async (input) => {
      await services.shortlists.approve(params.shortlistId, input, visitor);
      return { message: '' };
    },
  });
  if (outcome.status === 'refused') return data(outcome, responseInit);
  throw redirect(`/shortlist/${params.shortlistId}/#approvals`, 303);
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs): Headers {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, '/shortlist/');

export default function SharedShortlist({ loaderData: { texts, list }, actionData }: Route.ComponentProps) {
  const langOf = useLangOf();
  const page = usePage('/shortlist/');
  if (!list) {
    return (
      <MessagePage
        label={texts.label}
        labelIn={langOf(texts, 'label')}
        heading={texts.goneHeading}
        headingIn={langOf(texts, 'goneHeading')}
        actions={
          <>
            <ButtonLink to="/shortlist/" look="block" {...langOf(page, 'name')}>
              {page.name}
            </ButtonLink>
            <ButtonLink to="/products/" {...langOf(texts, 'collections')}>
              {texts.collections}
            </ButtonLink>
          </>
        }
      >
        <Paragraphs text={texts.goneText} {...langOf(texts, 'goneText')} />
      </MessagePage>
    );
  }
  return (
    <Section space="tight">
      <ListHead texts={texts} text={texts.text} />
      <SharedLines lines={list.lines} stones={list.stones} texts={texts} />
      <TakeOver id={list.id} lines={list.lines} texts={texts} />
      <Approvals listId={list.id} approvals={list.approvals} outcome={actionData} />
    </Section>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="shell:failed.shortlist" actions={[backTo.home, backTo.collections]} />;
}
