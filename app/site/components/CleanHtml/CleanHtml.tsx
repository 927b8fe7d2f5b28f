import { keepUnitsInHtml } from '../../typography/keep-units.ts';

type CleanHtmlProps = {
  /** What `services.media.prepareHtml` gave: an editor's text, cleaned on the server. Nothing else may come here. */
  html: string;
  className?: string | undefined;
};

/** The one place where HTML enters a page as HTML. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: keepUnitsInHtml(html) }} />;
}
