import type { FastifyRequest } from 'fastify';
import { type Area, areaOf } from './request-area.ts';

export type PolicyOptions = {
  publicUrl?: string | undefined;
  adminUrl?: string | undefined;
  isDevelopment: boolean;
  /** The one foreign URL that pages' scripts may post to. */
  formCollector?: { url: string } | undefined;
  analyticsId?: string | undefined;
  adsConversion?: string | undefined;
};

/** Origins such as `https://cdn.example` that one response may show something from. */
export type ForeignMedia = {
  pictures?: readonly string[];
  films?: readonly string[];
  frames?: readonly string[];
};

/** What Google's tag fetches its script from and sends to, as its documentation lists it. */
const outsideAnalyticsHosts = {
  script:
    'https://*.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net',
  connect:
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://www.google.com https://googleads.g.doubleclick.net https://www.googleadservices.com',
  picture:
    'https://*.google-analytics.com https://*.googletagmanager.com https://www.google.com https://googleads.g.doubleclick.net https://www.googleadservices.com',
  frame: 'https://td.doubleclick.net https://www.googletagmanager.com',
};

/** Players in formatted text, which may fill the screen. */
export const videoHosts = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** Where browsers tell what they refused. */
const reportPath = '/api/browser-reports';
const reportGroup = 'site';
export const reportingEndpoints = `${reportGroup}="${reportPath}"`;

/** What stands in an area's policy where each response has its own; nothing else in a policy has braces. */
const noncePlace = '{nonce}';
const picturesPlace = ' {pictures}';
const filmsPlace = ' {films}';
const framesPlace = ' {frames}';

/** @returns what tells for a response what a browser may fetch, run and show; an area's policy is written once */
export function createPolicies(options: PolicyOptions): (request: FastifyRequest) => string {
  const policies = new Map<Area, string>();
  return (request) => {
    const area = areaOf(request);
    const policy = policies.get(area) ?? policyFor(area, options);
    policies.set(area, policy);
    const { pictures = [], films = [], frames = [] } = request.foreignMedia ?? {};
    return policy
      .replaceAll(noncePlace, request.scriptNonce)
      .replace(picturesPlace, () => spaced(pictures))
      .replace(filmsPlace, () => spaced(films))
      .replace(framesPlace, () => spaced(frames));
  };
}

function policyFor(area: Area, options: PolicyOptions): string {
  const { isDevelopment, formCollector } = options;
  const outside = isMeasuredOutside(area, options) ? outsideAnalyticsHosts : undefined;
  return [
    "default-src 'self'",
    join("script-src 'self'", `'nonce-${noncePlace}'`, outside?.script),
    ...stylePolicy(area, isDevelopment),
    // Blurred previews stand in the page; a photo to search by and a picture that is magnified are in memory.
    join(`img-src 'self' data: blob:${picturesPlace}`, outside?.picture),
    // Only the back office shows films before they are sent.
    `${join("media-src 'self'", area === 'back-office' && 'blob:')}${filmsPlace}`,
    "font-src 'self'",
    join(
      "connect-src 'self'",
      // Development serves modules and styles from Vite, over a socket that pushes changes.
      isDevelopment && 'ws:',
      formCollector && new URL(formCollector.url).origin,
      outside?.connect,
    ),
    // Certificates are shown over their page; no page of ours lets itself be framed, but by the catalogue of
    // components while developing.
    join(`frame-src 'self'${framesPlace}`, ...videoHosts, outside?.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${area === 'uploads' || isDevelopment ? "'self'" : "'none'"}`,
    ...trustPolicy(area, { isOutside: outside !== undefined, isDevelopment }),
    // Browsers that know the newer word leave the older one.
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ].join('; ');
}

/**
 * Styles of this site only, and what its libraries write with the nonce of a document. Attributes stay: pages place things
 * by values that React writes there (a picture's ratio, a colour), and no attribute can fetch what the policy doesn't name.
 * The API's own description, and Vite, add elements of their own.
 */
function stylePolicy(area: Area, isDevelopment: boolean): string[] {
  if (isDevelopment || area === 'api' || area === 'uploads') return ["style-src 'self' 'unsafe-inline'"];
  return [`style-src 'self' 'nonce-${noncePlace}'`, "style-src-attr 'unsafe-inline'"];
}

/** The policies by which texts become markup: of `app/site/first-paint/`, and of the back office. */
const trusted = { site: 'default rest', 'back-office': 'default inert page rest' } as const;

/**
 * A text becomes markup or a script only where a policy of the page says so. Google's tag brings scripts of its own in its
 * own way, so pages that load it go without; development adds to pages as it likes.
 */
function trustPolicy(
  area: Area,
  { isOutside, isDevelopment }: Record<'isOutside' | 'isDevelopment', boolean>,
) {
  if (isDevelopment || isOutside || area === 'api' || area === 'uploads') return [];
  return ["require-trusted-types-for 'script'", `trusted-types ${trusted[area]}`];
}

/** Only where a destination is set up, and never in the back office, whose token a foreign script could read. */
function isMeasuredOutside(area: Area, options: PolicyOptions): boolean {
  const hasDestination = Boolean(options.analyticsId ?? options.adsConversion);
  return hasDestination && area !== 'back-office' && area !== 'api';
}

function spaced(hosts: readonly string[]): string {
  return hosts.map((host) => ` ${host}`).join('');
}

function join(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
