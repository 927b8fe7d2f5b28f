import type { PathState } from '#content/editorial/checks/path-state.shared.ts';
import { isLinkTarget, linkMessage } from '#content/kit/link-target.shared.ts';
import type { FieldErrors } from '#errors/app-error.ts';
import { canonicalPathOf } from '../paths/canonical-path.ts';
import { ownPathOf, pathKeyOf, redirectKeyOf } from '../paths/path-key.ts';

const maxPathLength = 500;

/** Where pages are not asked for, or where a redirect would shut everybody out. */
const ownPath = /^\/(?:$|404$|(?:api|admin|assets|uploads|pictures)(?:\/|$))/;

/** The source as it is stored, or what is wrong with it. */
export function readSource(text: string, publicUrl: string): { source: string } | { problem: string } {
  const given = text.trim();
  const path = ownPathOf(given, publicUrl);
  if (path === undefined) {
    return { problem: 'Give an address of this site, beginning with /, such as /old-page/' };
  }
  if (path.includes('#')) return { problem: 'Leave out # and what follows: browsers do not send it' };
  const url = URL.parse(path, publicUrl);
  if (!url || path.length > maxPathLength || /[\s\p{C}]/u.test(path)) {
    return { problem: `This is no address: at most ${maxPathLength} characters, without spaces` };
  }
  const key = pathKeyOf(url.pathname);
  if (ownPath.test(key)) return { problem: `${key} belongs to the site itself` };
  return { source: redirectKeyOf(url.pathname, url.search) };
}

/** The target as it is stored, or what is wrong with it. */
export function readTarget(text: string, publicUrl: string): { target: string } | { problem: string } {
  const given = text.trim();
  const path = ownPathOf(given, publicUrl);
  const target = path === undefined ? given : canonicalTarget(path, publicUrl);
  if (target.length > maxPathLength) return { problem: `At most ${maxPathLength} characters` };
  return isLinkTarget(target) ? { target } : { problem: linkMessage };
}

function canonicalTarget(path: string, publicUrl: string): string {
  const url = URL.parse(path, publicUrl);
  return url ? canonicalPathOf(url.pathname + url.search) + url.hash : path;
}

export type World = {
  /** All redirects as they will stand. */
  redirects: ReadonlyMap<string, string>;
  /** A source of a redirect that leads to a path, by that path. */
  arrivals: ReadonlyMap<string, string>;
  /** What there is where nobody is redirected. */
  stateOf: (path: string) => PathState;
  publicUrl: string;
};

export function createWorld(world: Omit<World, 'arrivals'>): World {
  const arrivals = new Map<string, string>();
  for (const [source, target] of world.redirects) {
    const key = keyOf(target, world);
    if (key !== undefined) arrivals.set(key, source);
  }
  return { ...world, arrivals };
}

/** What is wrong with a redirect among the others that will stand: no chains, no circles, nothing that leads nowhere. */
export function judgeRedirect(redirect: { source: string; target: string }, world: World): FieldErrors {
  const { source, target } = redirect;
  if (world.stateOf(source).kind === 'there') {
    return { from: `There is a page at ${pathKeyOf(source)}, so nobody would ever be sent on from it` };
  }
  const path = ownPathOf(target, world.publicUrl);
  if (path === undefined) return judgeArrivals(source, world);
  const key = pathKeyOf(path);
  if (key === source) return { to: 'This leads to itself' };
  const next = world.redirects.get(key);
  if (next !== undefined) return { to: describeChain(redirect, world) };
  return { ...judgeTarget(path, world.stateOf(path)), ...judgeArrivals(source, world) };
}

function judgeTarget(path: string, state: PathState): FieldErrors {
  switch (state.kind) {
    case 'missing':
      return { to: `There is no page at ${path}` };
    case 'off':
      return { to: `${path} belongs to a page that is switched off` };
    case 'draft':
      return { to: `${path} is a draft, which visitors do not see: publish "${state.title}" first` };
    case 'trashed':
      return { to: `${path} belongs to "${state.title}", which is in the trash` };
    case 'moved':
      return { to: `${path} has moved to ${state.to}: lead there directly` };
    default:
      return {};
  }
}

/** Another redirect that leads to this source would become a chain. */
function judgeArrivals(source: string, { arrivals }: World): FieldErrors {
  const from = arrivals.get(source);
  if (from === undefined || from === source) return {};
  return { from: `${from} is redirected to ${source}: lead ${from} to the new place first` };
}

/** A circle, or a way of several steps. */
function describeChain({ source, target }: { source: string; target: string }, world: World): string {
  const way = [source];
  let last = target;
  for (let key = keyOf(last, world); key !== undefined && !way.includes(key); key = keyOf(last, world)) {
    way.push(key);
    const next = world.redirects.get(key);
    if (next === undefined) break;
    last = next;
  }
  const end = keyOf(last, world);
  if (end !== undefined && way.includes(end) && world.redirects.has(end)) {
    return `This would go in a circle: ${[...way, end].join(' → ')}`;
  }
  return `${target} is itself redirected to ${last}: lead there directly`;
}

function keyOf(target: string, { publicUrl }: Pick<World, 'publicUrl'>): string | undefined {
  return keyOfTarget(target, publicUrl);
}

/** What the path of a target within this site is compared by; undefined where it leads elsewhere. */
export function keyOfTarget(target: string, publicUrl: string): string | undefined {
  const path = ownPathOf(target, publicUrl);
  return path === undefined ? undefined : pathKeyOf(path);
}
