import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { uploadsPrefix } from '#content/picture/picture.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks the inline scripts of this answer as ours; everything else inline is refused by the browser. */
    scriptNonce: string;
  }
}

const nonceBytes = 16;

/** Headers that keep pages from running, framing or leaking what they should not. */
export async function securityHeaders(
  app: FastifyInstance,
  options: { isDevelopment: boolean },
): Promise<void> {
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
    const isUpload = request.url.startsWith(uploadsPrefix);
    reply.header('content-security-policy', policyFor(request.scriptNonce, { ...options, isUpload }));
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    return payload;
  });
}

function policyFor(nonce: string, options: { isDevelopment: boolean; isUpload: boolean }): string {
  // Development serves modules and styles from Vite, over a socket that pushes changes.
  const connect = options.isDevelopment ? "'self' ws:" : "'self'";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src ${connect}`,
    // Certificates are shown over their page; no page of ours lets itself be framed.
    "frame-src 'self' https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${options.isUpload ? "'self'" : "'none'"}`,
  ].join('; ');
}
