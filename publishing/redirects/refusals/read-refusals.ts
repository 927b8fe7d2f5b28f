/** What a browser did not fetch, show or run: where, by which rule of the policy, and what it was. */
export type Refusal = { page: string; directive: string; source: string };

/** More in one message says nothing new. */
const maxRefusals = 20;
const maxPathLength = 200;
const directives = /^[a-z][a-z-]{2,39}$/;
/** What stands in the address of what has none: `inline`, `eval`, `trusted-types-sink`. */
const words = /^[a-z-]{2,30}$/;
/** What a browser's own extensions and pages bring along is none of the site's. */
const foreignParts =
  /^(?:[a-z-]*extension|about|chrome|resource|webkit-masked-url|sandbox eval|user-script)\b/i;

type Options = {
  /** Takes out of a path what nobody else may know. */
  mask: (path: string) => string;
};

/**
 * What is told in either of the two forms that browsers have: of addresses the path, without query, and of other sites the
 * origin alone.
 * @param body of `application/csp-report` or `application/reports+json`
 */
export function readRefusals(body: unknown, { mask }: Options): Refusal[] {
  return reportsIn(body)
    .slice(0, maxRefusals)
    .flatMap((report) => {
      const page = pathIn(report.documentURL ?? report['document-uri']);
      const named =
        report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'];
      const directive = String(named ?? '').split(' ')[0] ?? '';
      const blocked = String(report.blockedURL ?? report['blocked-uri'] ?? '');
      const file = String(report.sourceFile ?? report['source-file'] ?? '');
      if (page === undefined || !directives.test(directive)) return [];
      if (foreignParts.test(blocked) || foreignParts.test(file)) return [];
      return [{ page: mask(page).slice(0, maxPathLength), directive, source: sourceOf(blocked) }];
    });
}

type Report = Record<string, unknown>;

function reportsIn(body: unknown): Report[] {
  if (Array.isArray(body)) {
    return body.flatMap((item) =>
      isRecord(item) && item.type === 'csp-violation' ? recordsOf(item.body) : [],
    );
  }
  return isRecord(body) ? recordsOf(body['csp-report']) : [];
}

function recordsOf(value: unknown): Report[] {
  return isRecord(value) ? [value] : [];
}

function isRecord(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pathIn(address: unknown): string | undefined {
  const url = URL.parse(String(address ?? ''));
  return url && /^https?:$/.test(url.protocol) ? url.pathname : undefined;
}

function sourceOf(blocked: string): string {
  if (blocked === '' || words.test(blocked)) return blocked || 'inline';
  const url = URL.parse(blocked);
  if (!url) return 'unknown';
  return (/^(?:https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol).slice(0, maxPathLength);
}
