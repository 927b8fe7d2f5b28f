import type { Entity } from '#content/kit/entity.ts';
import type { Choice, ListFilter, LoadedChoices } from './list-definition.ts';
import { loadReferenced, loadUsed } from './load-choices.ts';
import { featuredChoices, publishedChoices } from './status-choices.ts';

/** The selects above the list of an entity: a field each, and one for all its flags. */
export function filtersOf(entity: Entity, choiceLabels: Readonly<Record<string, string>> = {}): ListFilter[] {
  const statuses: Choice[] = [
    ...(isNarrowedBy(entity, 'featured') ? featuredChoices : []),
    ...(isNarrowedBy(entity, 'published') ? publishedChoices : []),
  ];
  const fields = filterNamesOf(entity).flatMap((name): ListFilter[] => {
    const field = entity.fields[name];
    if (!field || field.kind === 'flag') return [];
    const options = field.kind === 'choice' ? field.options : undefined;
    const choices = options?.map((value) => ({ value, label: choiceLabels[value] ?? value }));
    return [{ name, label: field.label, choices: choices ?? 'loaded' }];
  });
  return statuses.length > 0 ? [...fields, { name: 'status', label: 'Status', choices: statuses }] : fields;
}

/** @returns a function that requests the choices that depend on the records */
export function loadChoicesOf(entity: Entity): () => Promise<LoadedChoices> {
  return async () => {
    const choices: LoadedChoices = {};
    for (const name of filterNamesOf(entity)) {
      const field = entity.fields[name];
      if (field?.kind === 'reference') choices[name] = await loadReferenced(field.to);
      if (field?.kind === 'text') choices[name] = await loadUsed(entity.path, name);
    }
    return choices;
  };
}

function filterNamesOf({ filters }: Entity): string[] {
  return [...filters.visitor, ...filters.administrator];
}

function isNarrowedBy(entity: Entity, flag: string): boolean {
  return filterNamesOf(entity).includes(flag);
}
