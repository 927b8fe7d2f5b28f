import type { Entity } from '#content/kit/entity.ts';
import { entities } from '#content/registry.ts';

/** The entity whose list or form stands at a path of the back office: `/admin/products/7/edit/`. */
export function entityAt(pathname: string): Entity {
  const [, , path] = pathname.split('/');
  const entity = entities.find((candidate) => candidate.path === path);
  if (!entity) throw new Error(`Nothing is listed at ${pathname}`);
  return entity;
}
