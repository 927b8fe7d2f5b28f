import { useLocation, useSearchParams } from 'react-router';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { pageMeta, titleWith } from '../head/page-meta.ts';
import { siteOf } from '../head/site-of.ts';
import type { Route } from './+types/thank-you.ts';

const receipts: Record<string, string> = {
  contact: 'Your message is with us.',
  quote: 'Your request for a quote is with us.',
  enquiry: 'Your enquiry is with us.',
};

export function loader() {
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  if (!site) return [{ title: 'Thank you' }];
  return pageMeta(site, {
    title: titleWith(site, 'Thank you'),
    description: 'Your message has reached us. We reply within 24 hours.',
    address: '/thank-you/',
    isIndexed: false,
  });
};

export default function ThankYou() {
  const form = useFormType();
  return (
    <MessagePage
      label="Received"
      heading="Thank you"
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
        {receipts[form] ?? 'Your message is with us.'} Somebody who knows the slabs will read it and reply
        within 24 hours.
      </p>
    </MessagePage>
  );
}

/** Which form led here: told by navigation state where scripts run, by the address where they don't. */
function useFormType(): string {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const fromState =
    typeof state === 'object' && state !== null && 'formType' in state ? String(state.formType) : '';
  return fromState || (search.get('form') ?? '');
}
