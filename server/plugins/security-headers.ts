import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks the inline scripts of this answer as ours; everything else inline is refused by the browser. */
    scriptNonce: string;
  }
}

const nonceBytes = 16;

type Options = {
  isDevelopment: boolean;
  /** The one foreign address that pages' scripts may post to. */
  formCollector?: { url: string } | undefined;
};

/** Headers that keep pages from running, framing or leaking what they should not. */
export async function securityHeaders(app: FastifyInstance, options: Options): Promise<void> {
  app.decorateRequest('scriptNonce', '');
  app.addHook('onRequest', async (request) => {
    request.scriptNonce = randomBytes(nonceBytes).toString('base64');
  });
  await app.register(helmet, {
    global: true,
    crossOriginEmbedderPolicy: false,
    // The site may stand behind plain http on a private network; a proxy with a certificate adds this header.
    strictTransportSecurity: false,
    contentSecurityPolicy: false,
    // Without a referrer browsers send forms with no origin, and pages take forms from their own origin only.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('content-security-policy', policyFor(request.scriptNonce, options));
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    return payload;
  });
}

function policyFor(nonce: string, { isDevelopment, formCollector }: Options): string {
  const connect = [
    "'self'",
    // Development serves modules and styles from Vite, over a socket that pushes changes.
    ...(isDevelopment ? ['ws:'] : []),
    ...(formCollector ? [new URL(formCollector.url).origin] : []),
  ].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src ${connect}`,
    'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
