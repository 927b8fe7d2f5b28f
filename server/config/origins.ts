import type { IncomingMessage } from 'node:http';
import { ConfigError } from '#errors/config-error.ts';
import type { PeerTrust } from './trusted-proxies.ts';

/** Where visitors come to, and where the staff works if that is an origin of its own. */
export type SiteUrls = { publicUrl: string; adminUrl?: string | undefined };

/**
 * The origin that people sign in at, such as `https://admin.stone.example`: of links in mails and invitations, and what
 * keys that belong to an origin belong to.
 */
export function backOfficeOriginOf({ publicUrl, adminUrl }: SiteUrls): string {
  return adminUrl ?? publicUrl;
}

/**
 * The setting, checked: a server tells its two origins apart by the hosts that browsers name.
 * @throws ConfigError
 */
export function adminUrlOf({
  adminUrl,
  publicUrl,
}: Record<keyof SiteUrls, string | undefined>): string | undefined {
  if (adminUrl === undefined) return undefined;
  if (!publicUrl)
    throw new ConfigError('PUBLIC_URL is needed where ADMIN_URL is set: where visitors come to');
  if (new URL(adminUrl).host === new URL(publicUrl).host)
    throw new ConfigError('ADMIN_URL has a host of its own, another one than PUBLIC_URL');
  return adminUrl;
}

/** Which of two origins a request is for. `only` where there is one for both. */
export type Side = 'public' | 'admin' | 'only';
export type SideOf = (request: IncomingMessage) => Side;

/** Told by the host that a visitor's browser named, or a proxy that is believed in its place. */
export function createSideOf({
  adminUrl,
  isTrusted,
}: {
  adminUrl: string | undefined;
  isTrusted: PeerTrust;
}): SideOf {
  if (adminUrl === undefined) return () => 'only';
  const { host } = new URL(adminUrl);
  return (request) => (hostOf(request, isTrusted) === host ? 'admin' : 'public');
}

function hostOf({ headers, socket }: IncomingMessage, isTrusted: PeerTrust): string {
  const forwarded = isTrusted(socket.remoteAddress ?? '', 0) && headers['x-forwarded-host'];
  const named = forwarded ? String(forwarded).split(',').at(-1)?.trim() : headers.host;
  return withoutUsualPort((named ?? '').toLowerCase());
}

/** A proxy may name the port that the scheme has anyway. */
function withoutUsualPort(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}
