import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { type Area, areaOf } from './request-area.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks the inline scripts of this response as ours; everything else inline is refused by the browser. */
    scriptNonce: string;
    /** Where the pictures and films of other sites come from that this page shows. */
    foreignMedia: { pictures: readonly string[]; films: readonly string[] } | undefined;
  }
}

const nonceBytes = 16;
/** Drawn at once: asking the system takes longer than everything else that a nonce needs. */
const noncesAtOnce = 256;
let drawn = Buffer.alloc(0);

function drawNonce(): string {
  if (drawn.length === 0) drawn = randomBytes(nonceBytes * noncesAtOnce);
  const nonce = drawn.toString('base64', 0, nonceBytes);
  drawn = drawn.subarray(nonceBytes);
  return nonce;
}

const secondsOfAYear = 31_536_000;
/** What stands in an area's policy where each response has its own; nothing else in a policy has braces. */
const noncePlace = '{nonce}';
const picturesPlace = ' {pictures}';
const filmsPlace = ' {films}';

type PolicyOptions = {
  publicUrl?: string | undefined;
  isDevelopment: boolean;
  /** The one foreign URL that pages' scripts may post to. */
  formCollector?: { url: string } | undefined;
  analyticsId?: string | undefined;
  adsConversion?: string | undefined;
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
const videoHosts = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** What no page uses, its frames included. Photos for the stone search come from a file field, which asks nobody. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'gamepad', 'geolocation'],
  ...[
    'gyroscope',
    'hid',
    'idle-detection',
    'keyboard-map',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
  ],
  ...['payment', 'screen-wake-lock', 'serial', 'usb', 'window-management', 'xr-spatial-tracking'],
];
const permissions = [
  ...unused.map((feature) => `${feature}=()`),
  // Links and addresses are copied; reading the clipboard is the browser's to ask for.
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  `fullscreen=(self ${videoHosts.map((host) => `"${host}"`).join(' ')})`,
].join(', ');

/** Headers that keep pages from running, framing or leaking what they should not. */
export function securityHeaders(app: FastifyInstance, options: PolicyOptions): void {
  const steady = readSteadyHeaders(options);
  const policies = new Map<string, string>();
  app.decorateRequest('scriptNonce', '');
  app.decorateRequest('foreignMedia', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.scriptNonce = drawNonce();
    reply.headers(steady);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const policy = isUploadedDrawing(request, reply) ? drawingPolicy : findPolicy(request);
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', permissions);
    done(null, payload);
  });

  function findPolicy(request: FastifyRequest): string {
    const area = areaOf(request);
    const policy = policies.get(area) ?? policyFor(area, options);
    policies.set(area, policy);
    const { pictures = [], films = [] } = request.foreignMedia ?? {};
    return policy
      .replaceAll(noncePlace, request.scriptNonce)
      .replace(picturesPlace, () => spaced(pictures))
      .replace(filmsPlace, () => spaced(films));
  }
}

/** What is the same in every response, as Helmet has it: it is asked once, not at each request. */
function readSteadyHeaders({ publicUrl }: PolicyOptions): Record<string, string> {
  const steady: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      steady[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const addHeaders = helmet({
    crossOriginEmbedderPolicy: false,
    // Only where visitors come by https: on a private network the site may have plain http alone. Other hosts of the
    // domain are the company's own affair.
    strictTransportSecurity: publicUrl?.startsWith('https:') === true && {
      maxAge: secondsOfAYear,
      includeSubDomains: false,
    },
    contentSecurityPolicy: false,
    // Without a referrer browsers send forms with no origin, and pages take forms from their own origin only.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  addHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return steady;
}

/**
 * A drawing that is opened by its own URL is a document like a page. It is cleaned when it is uploaded
 * (media/clean-svg.ts); in addition, this policy keeps browsers from running or fetching anything for it.
 */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Checked by the path as well: a 304 response has no type, and browsers keep its policy. */
function isUploadedDrawing(request: FastifyRequest, reply: FastifyReply): boolean {
  if (areaOf(request) !== 'uploads') return false;
  const type = String(reply.getHeader('content-type') ?? '');
  return type.startsWith('image/svg+xml') || (type === '' && /^[^?]*\.svg(?:\?|$)/i.test(request.url));
}

/** The policy of an area, with places for what each response has of its own. */
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
    join("frame-src 'self'", ...videoHosts, outside?.frame),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${area === 'uploads' || isDevelopment ? "'self'" : "'none'"}`,
  ].join('; ');
}

/**
 * Public pages have styles of this site only. Attributes stay: pages place things by values that React writes there
 * (a picture's ratio, a colour), and no attribute can fetch what the policy doesn't name. The back office's components
 * (Mantine, Tiptap) and Vite add elements of their own.
 */
function stylePolicy(area: Area, isDevelopment: boolean): string[] {
  if (isDevelopment || area !== 'site') return ["style-src 'self' 'unsafe-inline'"];
  return [`style-src 'self' 'nonce-${noncePlace}'`, "style-src-attr 'unsafe-inline'"];
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
