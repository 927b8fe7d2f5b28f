/** What a request is for, as monitoring tells them apart. */
type RequestKind = 'page' | 'data' | 'api' | 'back-office' | 'picture' | 'upload' | 'asset' | 'probe';

/** Asked by machines every few seconds, so that they would hide what visitors wait for. */
const probes: readonly string[] = ['/api/health', '/api/ready', '/api/metrics'];

/** Told by the beginning of the path alone: it is asked of every request, also of those that take microseconds. */
export function kindOf(url: string): RequestKind {
  if (url.startsWith('/assets/')) return 'asset';
  if (url.startsWith('/pictures/') || url.startsWith('/tiles/')) return 'picture';
  if (url.startsWith('/uploads/')) return 'upload';
  if (url.startsWith('/api/')) return probes.includes(url) ? 'probe' : 'api';
  if (url.startsWith('/admin')) return 'back-office';
  return url.includes('.data') ? 'data' : 'page';
}
