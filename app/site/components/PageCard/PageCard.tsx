import { Card, type CardPlace, CardText } from '../Card/Card.tsx';
import type { PageSummary } from './summarize-pages.ts';

type PageCardProps = CardPlace & { page: Omit<PageSummary, 'id' | 'picture'> };

/** A landing page, or a page that the company has written about itself. */
export function PageCard({ page, ...place }: PageCardProps) {
  const { slug, path, name, text } = page;
  return (
    <Card {...place} kind="page" slug={slug} path={path} heading={name} linkText="View Page">
      {text ? <CardText>{text}</CardText> : null}
    </Card>
  );
}
