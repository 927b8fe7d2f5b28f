import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  type ReplyChannel,
  type ReplyTemplate,
  replyPlaceholders,
  replyTemplateLimits,
} from '#inbox/inbox/reply-templates.shared.ts';
import { t } from '../../../kit/language/t.ts';
import styles from './TemplateEditor.module.css';
import { TemplateTexts } from './TemplateTexts.tsx';

type TemplateEditorProps = {
  template: ReplyTemplate;
  /** Counts from 0. */
  position: number;
  count: number;
  /** Those of the site beside its first. */
  languages: readonly string[];
  /** A message for each field that is wrong. */
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<ReplyTemplate>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

const channels: { value: ReplyChannel; label: string }[] = [
  { value: 'both', label: t('Mail and messaging') },
  { value: 'mail', label: t('Mail') },
  { value: 'chat', label: t('Messaging') },
];

const placeholders = Object.keys(replyPlaceholders)
  .map((name) => `{${name}}`)
  .join(' ');

/** One reply template among the others. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { template, position, count, languages, errors, onChange, onMove, onRemove } = props;
  const nameOf = (field: string) => `templates.${position}.${field}`;
  const title = template.name || t('Template {number}', { number: position + 1 });
  return (
    <fieldset className={styles.template}>
      <legend>{title}</legend>
      <div className={styles.line}>
        <TextInput
          label={t('Name')}
          name={nameOf('name')}
          value={template.name}
          maxLength={replyTemplateLimits.name}
          error={errors[nameOf('name')]}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('For')}
          name={nameOf('channel')}
          value={template.channel}
          data={channels}
          onChange={(event) => {
            const channel = channels.find(({ value }) => value === event.currentTarget.value);
            if (channel) onChange({ channel: channel.value });
          }}
        />
      </div>
      {template.channel === 'chat' ? null : (
        <TextInput
          label={t('Subject')}
          name={nameOf('subject')}
          value={template.subject}
          maxLength={replyTemplateLimits.subject}
          error={errors[nameOf('subject')]}
          onChange={(event) => onChange({ subject: event.currentTarget.value })}
        />
      )}
      <Textarea
        label={t('Text')}
        description={t('Can be filled in: {placeholders}', { placeholders })}
        name={nameOf('text')}
        autosize
        minRows={4}
        maxRows={16}
        value={template.text}
        maxLength={replyTemplateLimits.text}
        error={errors[nameOf('text')]}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <TemplateTexts {...{ template, languages, errors, onChange }} nameOf={nameOf} />
      <div className={styles.actions}>
        <Button size="compact-sm" variant="default" disabled={position === 0} onClick={() => onMove(-1)}>
          {t('Move up')}
          <span className="visually-hidden">: {title}</span>
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={position === count - 1}
          onClick={() => onMove(1)}
        >
          {t('Move down')}
          <span className="visually-hidden">: {title}</span>
        </Button>
        <Button size="compact-sm" variant="subtle" color="red" onClick={onRemove}>
          {t('Remove')}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </fieldset>
  );
}
