import { useState } from 'react';
import { Link, useHref } from 'react-router';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { addressInLanguageOfPage, languageOfPage } from '../../language-of-page.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';
import { useIsLinked } from '../../site-pages.ts';
import { stepParameter } from './list-steps.ts';
import { pathOfPlan } from './path-of-plan.ts';
import styles from './ShortlistTools.module.css';
import { textOfLines, toSentLine } from './stone-lines.ts';

export type ToolTexts = {
  link: string;
  pdf: string;
  print: string;
  mail: string;
  mailSubject: string;
  compare: string;
  clear: string;
  note: string;
  messaging: { label: string; href: string };
};

type ShortlistToolsProps = {
  lines: readonly KeptLine[];
  publicUrl: string;
  texts: ToolTexts;
  /** Undefined until scripts run. */
  onStep: ((step: string) => void) | undefined;
};

/** As much as mail programs and messengers take of an address. */
const mostLines = 25;
const comparedStones = { least: 2, most: 4 };

type Sharing = {
  isBusy: boolean;
  /** The link of the list as it was shared last. */
  url: string;
  isCopied: boolean;
  /** Why it was not shared. */
  problem: string;
};

const idle: Sharing = { isBusy: false, url: '', isCopied: false, problem: '' };

/** Taking the list along: as a link, as PDF, on paper, by mail or message. */
export function ShortlistTools({ lines, publicUrl, texts, onStep }: ShortlistToolsProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const sharing = useSharing(lines);
  const compared = [...new Set(lines.map(({ product }) => product))].slice(0, comparedStones.most);
  const comparison = `/compare/?stones=${compared.map(encodeURIComponent).join(',')}`;
  const isLinked = useIsLinked();
  return (
    <div className={styles.tools} data-print="none">
      <ul className={styles.list}>
        <ShareButtons {...{ texts, sharing }} isHydrated={onStep !== undefined} />
        <SendLinks {...{ lines, publicUrl, texts }} />
        {compared.length >= comparedStones.least && isLinked(comparison) ? (
          <li>
            <Link to={comparison} reloadDocument {...langOf(texts, 'compare')}>
              {texts.compare}
            </Link>
          </li>
        ) : null}
        {lines.length > 0 && isLinked('/container/') ? (
          <li>
            <Link to={pathOfPlan(lines)}>{t('shortlist:container')}</Link>
          </li>
        ) : null}
        <li>
          <button
            type="submit"
            name={stepParameter}
            value="clear"
            onClick={(event) => {
              if (!onStep) return;
              event.preventDefault();
              onStep('clear');
            }}
            {...langOf(texts, 'clear')}
          >
            {texts.clear}
          </button>
        </li>
      </ul>
      <Shared sharing={sharing} />
      {texts.note ? (
        <p className={styles.note} {...langOf(texts, 'note')}>
          {texts.note}
        </p>
      ) : null}
    </div>
  );
}

type ShareWay = 'link' | 'pdf';

/** Gives the list a link of its own, and copies that or opens its PDF. */
function useSharing(lines: readonly KeptLine[]) {
  const t = useMessages(messages);
  const [state, setState] = useState(idle);
  async function share(way: ShareWay): Promise<void> {
    if (state.isBusy) return;
    setState({ ...idle, isBusy: true });
    const shared = await postLines(lines, t('shortlist:share.failed'));
    if ('problem' in shared) return setState({ ...idle, problem: shared.problem });
    if (way === 'pdf') location.assign(`${shared.path}list.pdf`);
    const url = new URL(shared.path, location.href).href;
    const isCopied = way === 'link' && (await copy(url));
    setState({ ...idle, url, isCopied });
  }
  return { ...state, share };
}

async function postLines(
  lines: readonly KeptLine[],
  failure: string,
): Promise<{ path: string } | { problem: string }> {
  try {
    const response = await fetch('/api/shortlists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: lines.map(toSentLine), language: languageOfPage() }),
    });
    const body = await response.json();
    return response.ok
      ? { path: addressInLanguageOfPage(`/shortlist/${body.id}/`) }
      : { problem: String(body.message || failure) };
  } catch {
    return { problem: failure };
  }
}

/** Without a secure connection or the visitor's leave the link is shown to be copied by hand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type ShareButtonsProps = {
  texts: Pick<ToolTexts, 'link' | 'pdf' | 'print'>;
  sharing: ReturnType<typeof useSharing>;
  isHydrated: boolean;
};

function ShareButtons({ texts, sharing, isHydrated }: ShareButtonsProps) {
  const langOf = useLangOf();
  const action = useHref('/shortlist/');
  const share = (way: ShareWay) => ({
    ...({ type: 'submit', formMethod: 'post', formAction: `${action}?share=${way}` } as const),
    onClick: (event: { preventDefault: () => void }) => {
      if (!isHydrated) return;
      event.preventDefault();
      void sharing.share(way);
    },
  });
  return (
    <>
      <li>
        <button {...share('link')} {...langOf(texts, 'link')}>
          {texts.link}
        </button>
      </li>
      <li>
        <button {...share('pdf')} {...langOf(texts, 'pdf')}>
          {texts.pdf}
        </button>
      </li>
      {isHydrated ? (
        <li>
          <button type="button" onClick={() => print()} {...langOf(texts, 'print')}>
            {texts.print}
          </button>
        </li>
      ) : null}
    </>
  );
}

function SendLinks({ lines, publicUrl, texts }: Omit<ShortlistToolsProps, 'onStep'>) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const tc = useMessages(common);
  const slugs = lines.slice(0, mostLines).map(({ product }) => product);
  const link = `${publicUrl}/shortlist/?stones=${slugs.join(',')}`;
  const words = `${textOfLines(t, lines, mostLines)}\n\n${link}`;
  const { messaging } = texts;
  const mail = `subject=${encodeURIComponent(texts.mailSubject)}&body=${encodeURIComponent(words.replaceAll('\n', '\r\n'))}`;
  return (
    <>
      <li>
        <a href={`mailto:?${mail}`} {...langOf(texts, 'mail')}>
          {texts.mail}
        </a>
      </li>
      {/^https?:/.test(messaging.href) ? (
        <li>
          <a href={withText(messaging.href, words)} target="_blank" rel="noopener">
            <span {...langOf(messaging, 'label')}>{messaging.label}</span>
            <span className="visually-hidden"> {tc('common:newTab')}</span>
          </a>
        </li>
      ) : null}
    </>
  );
}

/** Spaces as %20: not every messenger reads a plus sign as one. */
function withText(href: string, text: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`;
}

/** What came of sharing; the link is there to be copied by hand as well. */
function Shared({ sharing: { url, isCopied, problem } }: { sharing: ReturnType<typeof useSharing> }) {
  const t = useMessages(messages);
  return (
    <div role="status" className={styles.shared}>
      {problem}
      {isCopied ? `${t('shortlist:copied')} ` : null}
      {url ? <a href={url}>{url.replace(/^https?:\/\//, '')}</a> : null}
    </div>
  );
}
