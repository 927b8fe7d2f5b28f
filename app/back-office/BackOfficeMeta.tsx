type BackOfficeMetaProps = {
  /** Where files of other sites may come from. */
  mediaOrigins: readonly string[];
  /** The origin of the public site; empty where the back office shares it. */
  siteUrl: string;
};

/** Read by `app/admin/document-facts.ts`. */
export function BackOfficeMeta({ mediaOrigins, siteUrl }: BackOfficeMetaProps) {
  return (
    <>
      <meta name="media-origins" content={mediaOrigins.join(' ')} />
      <meta name="site-url" content={siteUrl} />
    </>
  );
}
