import type { InLanguage } from '../../languages-context.ts';
import { keepUnitsInHtml } from '../../typography/keep-units.ts';

type CleanHtmlProps = InLanguage & {
  /** The result of `services.media.prepareHtml`: HTML sanitized on the server. Never pass anything else. */
  html: string;
  className?: string | undefined;
};

/** The only component that inserts HTML into a page. */
export function CleanHtml({ html, ...rest }: CleanHtmlProps) {
  return <div {...rest} dangerouslySetInnerHTML={{ __html: keepUnitsInHtml(html) }} />;
}
