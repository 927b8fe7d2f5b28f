import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { slugFrom } from '#content/kit/slug-from.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';

type SlugControlProps = ControlProps<'slug', string> & {
  /** The text that an empty slug is made from. */
  title: string;
  pathOf: (slug: string) => string;
  /** The slug that is stored; empty for a new record. */
  storedSlug: string;
  /** Whether visitors can see the record at its stored path. */
  isPublished: boolean;
};

/** The slug of a record. An empty one follows the name; the server makes it unique. */
export function SlugControl({ field, name, apiName, value, onChange, error, ...rest }: SlugControlProps) {
  const { title, pathOf, storedSlug, isPublished } = rest;
  // An emptied field stays empty while it has the focus, then follows the name again.
  const [typed, setTyped] = useState<string>();
  const suggested = title.trim() === '' ? '' : slugFrom(title, field.fallback);
  const shown = value || suggested;
  const help = <Whereabouts {...{ shown, pathOf, storedSlug, isPublished }} />;
  return (
    <FieldFrame name={name} label={field.label} help={help} error={error}>
      {(ties) => (
        <TextInput
          {...inputTies(ties)}
          name={apiName}
          value={typed ?? shown}
          autoComplete="off"
          spellCheck={false}
          error={Boolean(error)}
          rightSectionWidth={storedSlug ? 120 : undefined}
          rightSection={
            storedSlug && value !== '' && suggested !== '' && suggested !== value ? (
              <Button variant="subtle" size="compact-xs" onClick={() => onChange(suggested)}>
                From the name
              </Button>
            ) : null
          }
          onBlur={() => setTyped(undefined)}
          onChange={(event) => {
            const slug = toTypedSlug(event.currentTarget.value);
            setTyped(slug);
            onChange(slug);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Lower case and hyphens while typing; a hyphen at the end stays, because more may follow. */
function toTypedSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '');
}

type WhereaboutsProps = Pick<SlugControlProps, 'pathOf' | 'storedSlug' | 'isPublished'> & { shown: string };

/** Where visitors find the record now, and once it is saved. */
function Whereabouts({ shown, pathOf, storedSlug, isPublished }: WhereaboutsProps) {
  const isMoved = storedSlug !== '' && shown !== storedSlug;
  return (
    <>
      {shown ? `Visitors find it at ${pathOf(shown)}. ` : 'Made from the name. '}
      {isMoved && isPublished
        ? `The address changes when you save: the old one, ${pathOf(storedSlug)}, will lead to the new one. `
        : null}
    </>
  );
}
