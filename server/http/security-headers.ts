import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import {
  createPolicies,
  type ForeignMedia,
  type PolicyOptions,
  reportingEndpoints,
  videoHosts,
} from './content-policy.ts';
import { type Area, areaOf } from './request-area.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks the inline scripts of this response as ours; everything else inline is refused by the browser. */
    scriptNonce: string;
    /** Where the pictures, films and frames of other sites come from that this page shows. */
    foreignMedia: ForeignMedia | undefined;
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

/** What no page uses, its frames included. */
const unused = [
  ...['accelerometer', 'display-capture', 'gamepad', 'geolocation'],
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
/** The back office reads labels. Photos for the stone search come from a file field, which asks nobody. */
const permissionsOf = (area: Area) => `camera=(${area === 'back-office' ? 'self' : ''}), ${permissions}`;

/** Headers that keep pages from running, framing or leaking what they should not. */
export function securityHeaders(app: FastifyInstance, options: PolicyOptions): void {
  const steady = readSteadyHeaders();
  const policyOf = createPolicies(options);
  app.decorateRequest('scriptNonce', '');
  app.decorateRequest('foreignMedia', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    request.scriptNonce = drawNonce();
    reply.headers(steady);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header(
      'content-security-policy',
      isUploadedDrawing(request, reply) ? drawingPolicy : policyOf(request),
    );
    reply.header('permissions-policy', permissionsOf(areaOf(request)));
    reply.header('reporting-endpoints', reportingEndpoints);
    // Only where it is reached by https: on a private network the site may have plain http alone. Other hosts of the
    // domain are the company's own affair.
    const url = request.side === 'admin' ? options.adminUrl : options.publicUrl;
    if (url?.startsWith('https:')) reply.header('strict-transport-security', `max-age=${secondsOfAYear}`);
    done(null, payload);
  });
}

/** What is the same in every response, as Helmet has it: it is asked once, not at each request. */
function readSteadyHeaders(): Record<string, string> {
  const steady: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      steady[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const addHeaders = helmet({
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    contentSecurityPolicy: false,
    // Without a referrer browsers send forms with no origin, and pages take forms from their own origin only.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  addHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return steady;
}

/**
 * A drawing that is opened by its own URL is a document like a page. It is cleaned when it is uploaded
 * (media/pictures/clean-svg.ts); in addition, this policy keeps browsers from running or fetching anything for it.
 */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Checked by the path as well: a 304 response has no type, and browsers keep its policy. */
function isUploadedDrawing(request: FastifyRequest, reply: FastifyReply): boolean {
  if (areaOf(request) !== 'uploads') return false;
  const type = String(reply.getHeader('content-type') ?? '');
  return type.startsWith('image/svg+xml') || (type === '' && /^[^?]*\.svg(?:\?|$)/i.test(request.url));
}
