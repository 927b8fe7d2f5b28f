import { keepUnitsInHtml } from '../../typography/keep-units.ts';

type CleanHtmlProps = {
  /** The result of `services.media.prepareHtml`: HTML sanitized on the server. Never pass anything else. */
  html: string;
  className?: string | undefined;
};

/** The only component that inserts HTML into a page. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: keepUnitsInHtml(html) }} />;
}
