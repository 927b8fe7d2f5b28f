import { useLocation, useSearchParams } from 'react-router';
import { pageContext } from '../../page-context.ts';
import { useIsHydrated } from '../behaviour/use-is-hydrated.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { isSentForm, type Receipt, readReceipt, type SentForm } from '../forms/receipt.ts';
import { pageMeta } from '../head/page-meta.ts';
import type { Route } from './+types/thank-you.ts';
import styles from './thank-you.module.css';

/** A longer one would make a wall of the heading. */
const longestGreetedName = 40;

const receipts: Record<SentForm, string> = {
  contact: 'Your message is with us.',
  quote: 'Your request for a quote is with us.',
  enquiry: 'Your enquiry is with us.',
};

export async function loader({ context }: Route.LoaderArgs) {
  return { head: await context.get(pageContext).services.heads.get({ kind: 'thank-you' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.head) : [{ title: 'Thank you' }];

export default function ThankYou() {
  const receipt = useReceipt();
  const form = useSentForm(receipt);
  const { name = '', email = '', subject = '', ...sent } = receipt?.formData ?? {};
  return (
    <MessagePage
      label="Received"
      heading={name && name.length <= longestGreetedName ? `Thank you, ${name}` : 'Thank you'}
      actions={
        <>
          <ButtonLink to="/products/" look="block">
            Back to the collections
          </ButtonLink>
          <ButtonLink to="/gallery/">See the stone in rooms</ButtonLink>
          <ButtonLink to="/contact/">Write again</ButtonLink>
        </>
      }
    >
      <p>
        {form ? receipts[form] : receipts.contact} Somebody who knows the slabs will read it and reply
        {email ? ` to ${email}` : ''} within 24&nbsp;hours.
      </p>
      <FactList
        className={styles.facts}
        facts={[
          { label: 'Subject', value: subject },
          { label: 'Stone', value: sent.stone },
          { label: 'Product', value: sent.product },
          { label: 'Quantity', value: sent.quantity },
          { label: 'City', value: sent.city },
        ]}
      />
    </MessagePage>
  );
}

/** The server knows nothing of it, so a reloaded page shows it only once scripts have taken over. */
function useReceipt(): Receipt | undefined {
  const { state } = useLocation();
  return useIsHydrated() ? readReceipt(state) : undefined;
}

/** Which form led here: told by navigation state where scripts run, by the address where they don't. */
function useSentForm(receipt: Receipt | undefined): SentForm | undefined {
  const [search] = useSearchParams();
  const fromAddress = search.get('form');
  return receipt?.formType ?? (isSentForm(fromAddress) ? fromAddress : undefined);
}
