import shell from '#messages/en/shell.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { Way } from './back-to.ts';

type BackLinkProps = Way & { look?: 'block' | 'line' };

/** Leads from a page that shows nothing to one that does. */
export function BackLink({ label, to, look = 'line' }: BackLinkProps) {
  const t = useMessages(shell);
  return (
    <ButtonLink to={to} look={look}>
      {t(label)}
    </ButtonLink>
  );
}
