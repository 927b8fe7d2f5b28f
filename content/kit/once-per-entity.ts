import type { Entity } from './entity.ts';

/** The same for an entity whenever it is asked for: declarations do not change, and making schemas takes its time. */
export function oncePerEntity<T>(make: (entity: Entity) => T): (entity: Entity) => T {
  const made = new WeakMap<Entity, { value: T }>();
  return (entity) => {
    const known = made.get(entity);
    if (known) return known.value;
    const value = make(entity);
    made.set(entity, { value });
    return value;
  };
}
