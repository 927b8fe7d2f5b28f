import { useLocation, useSearchParams } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import messages from '#messages/en/thanks.json' with { type: 'json' };
import { pageContext } from '../../../page-context.ts';
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { MessagePage } from '../../components/MessagePage/MessagePage.tsx';
import { isSentForm, type Receipt, readReceipt, type SentForm } from '../../forms/receipt.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import type { Route } from './+types/route.ts';
import styles from './thank-you.module.css';

/** A longer text is too long for a heading. */
const longestGreetedName = 40;

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [head, { thanks }, { answerHours }] = await Promise.all([
    services.heads.get({ kind: 'thank-you' }),
    services.siteDocuments.get('notices'),
    services.siteDocuments.get('forms'),
  ]);
  const [messages, pictures] = await Promise.all([
    services.wording.pick('thanks'),
    services.media.findPictures([thanks.image]),
  ]);
  const picture = pictures[thanks.image];
  return {
    head,
    messages,
    picture,
    texts: { ...thanks, promise: fillText(thanks.promise, { hours: answerHours }) },
  };
}

export const meta: Route.MetaFunction = (page) => pageMeta(page, 'shell:title.thanks');

export default function ThankYou({ loaderData: { texts, picture } }: Route.ComponentProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const receipt = useReceipt();
  const form = useSentForm(receipt);
  const { name = '', email = '', subject = '', ...sent } = receipt?.formData ?? {};
  const heading = name && name.length <= longestGreetedName ? 'greeting' : 'heading';
  const said = form ?? 'contact';
  return (
    <MessagePage
      label={texts.label}
      labelIn={langOf(texts, 'label')}
      heading={fillText(texts[heading], { name })}
      headingIn={langOf(texts, heading)}
      picture={picture}
      actions={
        <>
          <ButtonLink to="/products/" look="block" {...langOf(texts, 'collectionsButton')}>
            {texts.collectionsButton}
          </ButtonLink>
          <ButtonLink to="/gallery/" {...langOf(texts, 'galleryButton')}>
            {texts.galleryButton}
          </ButtonLink>
          <ButtonLink to="/contact/" {...langOf(texts, 'contactButton')}>
            {texts.contactButton}
          </ButtonLink>
        </>
      }
    >
      <p>
        {said === 'hold' ? t('thanks:hold') : <span {...langOf(texts, said)}>{texts[said]}</span>}{' '}
        <span {...langOf(texts, 'promise')}>
          {keepUnits(fillText(texts.promise, { to: email ? ` ${t('thanks:to', { email })}` : '' }))}
        </span>
      </p>
      <FactList
        className={styles.facts}
        facts={[
          { label: t('thanks:subject'), value: subject },
          { label: t('thanks:stone'), value: sent.stone },
          { label: t('thanks:product'), value: sent.product },
          { label: t('thanks:quantity'), value: sent.quantity },
          { label: t('thanks:city'), value: sent.city },
        ]}
      />
    </MessagePage>
  );
}

/** The server does not know it, so a reloaded page shows it only after hydration. */
function useReceipt(): Receipt | undefined {
  const { state } = useLocation();
  return useIsHydrated() ? readReceipt(state) : undefined;
}

/** The form that led here: from the navigation state with scripts, from the URL without. */
function useSentForm(receipt: Receipt | undefined): SentForm | undefined {
  const [search] = useSearchParams();
  const fromQuery = search.get('form');
  return receipt?.formType ?? (isSentForm(fromQuery) ? fromQuery : undefined);
}
