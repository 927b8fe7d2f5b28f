import common from '#messages/en/common.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Card, type CardPlace, CardText } from '../Card/Card.tsx';
import type { PageSummary } from './summarize-pages.ts';

type PageCardProps = CardPlace & { page: Omit<PageSummary, 'id' | 'picture'> };

/** A landing page, or a page that the company has written about itself. */
export function PageCard({ page, ...place }: PageCardProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  const { slug, path, name, text } = page;
  return (
    <Card
      {...place}
      kind="page"
      slug={slug}
      path={path}
      heading={name}
      headingIn={langOf(page, 'name')}
      linkText={t('common:card.page')}
    >
      {text ? <CardText {...langOf(page, 'text')}>{text}</CardText> : null}
    </Card>
  );
}
