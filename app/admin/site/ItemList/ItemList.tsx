import { Button } from '@mantine/core';
import type { ListField } from '#content/site-documents/document-field.ts';
import { controlIdOf } from '../../forms/field-names.ts';
import { placeIdOf } from '../../forms/focus-field.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { SortingArea } from '../../sorting/SortingArea/SortingArea.tsx';
import styles from './ItemList.module.css';
import { ItemRow } from './ItemRow.tsx';
import { useItems } from './use-items.ts';

export type ItemListProps = { list: ListField; idPath: string; path: string; form: FormState };

/** Lists longer than this begin folded. */
const shortList = 3;

/** Items that are added, removed, folded and put in order, by pointer or keyboard. */
export function ItemList({ list, idPath, path, form }: ItemListProps) {
  const { label, help, noun, maxItems, isFixed = false } = list;
  const { ids, addedId, removedId, titleOf, ...items } = useItems({ list, idPath, form });
  const error = form.messages[idPath];
  const sorted = ids.map((id, index) => ({ id, title: titleOf(id) || `${noun} ${index + 1}` }));
  return (
    <fieldset
      id={placeIdOf(idPath)}
      className={styles.list}
      aria-describedby={error ? `${controlIdOf(idPath)}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {help ? <p className={styles.help}>{help}</p> : null}
      <ListError id={`${controlIdOf(idPath)}-error`}>{error}</ListError>
      <SortingArea items={sorted} noun={noun} layout="column" onMove={items.move}>
        <ol className={styles.items} aria-label={`${label} in their order`}>
          {sorted.map(({ id, title }, index) => (
            <ItemRow
              key={id}
              {...{ id, index, title, list, form, isFixed }}
              idPath={`${idPath}/${id}`}
              path={`${path}.${index}`}
              count={ids.length}
              startsOpen={ids.length <= shortList || id === addedId}
              isNew={id === addedId}
              onMove={(by) => items.move({ from: index, to: index + by })}
              onRemove={() => items.remove(id, index)}
            />
          ))}
        </ol>
      </SortingArea>
      <RemovedNotice title={removedId && (titleOf(removedId) || noun)} onUndo={items.undo} />
      {isFixed ? null : <AddButton {...{ idPath, noun }} isFull={ids.length >= maxItems} onAdd={items.add} />}
    </fieldset>
  );
}

/** Empty until an item has been removed: a status is only announced where it changes. */
function RemovedNotice({ title, onUndo }: { title: string | undefined; onUndo: () => void }) {
  return (
    <div role="status" className={styles.removed}>
      {title ? (
        <>
          {`Removed: ${title}.`}
          <Button size="compact-sm" variant="default" onClick={onUndo}>
            Undo
          </Button>
        </>
      ) : null}
    </div>
  );
}

type AddButtonProps = { idPath: string; noun: string; isFull: boolean; onAdd: () => void };

function AddButton({ idPath, noun, isFull, onAdd }: AddButtonProps) {
  return (
    <div>
      <Button id={controlIdOf(idPath)} variant="default" disabled={isFull} onClick={onAdd}>
        {`Add ${noun}`}
      </Button>
    </div>
  );
}

function ListError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
