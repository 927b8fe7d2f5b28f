import { Button, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type FactorScope, factorScopes } from '#people/accounts/factor-rule.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import styles from './Administrators.module.css';
import { type FactorRule, factorRulePath } from './factor-rule.ts';

const labels: Record<FactorScope, { label: string; description: string }> = {
  nobody: { label: t('Nobody has to'), description: t('Everybody decides for themselves') },
  owners: { label: t('Owners'), description: t('Whoever may do everything here') },
  everybody: { label: t('Everybody'), description: t('Owners, editors and sales') },
};

type Outcome = { failure: string; fields: Record<string, string>; done: string };
const nothingYet: Outcome = { failure: '', fields: {}, done: '' };

type FactorRuleFormProps = { rule: FactorRule; onSaved: () => void };

/** Who must have a second factor, and from which day. */
export function FactorRuleForm({ rule, onSaved }: FactorRuleFormProps) {
  const [scope, setScope] = useState(rule.scope);
  const [from, setFrom] = useState(rule.from ?? inTwoWeeks(rule.today));
  const { failure, fields, done, isSaving, save } = useFactorRule(onSaved);
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="factor-rule"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ scope, from });
      }}
    >
      <h2 id="factor-rule">{t('Who needs a second factor')}</h2>
      <p className={styles.hint}>
        {t(
          'From that day on whoever has none is led to set one up right after signing in, and nothing else opens before. Nobody is locked out.',
        )}
      </p>
      {failure ? <Message kind="error">{failure}</Message> : null}
      {done ? <Message kind="success">{done}</Message> : null}
      <ScopeField value={scope} error={fields.scope} onChange={setScope} />
      {scope === 'nobody' ? null : (
        <TextInput
          type="date"
          name="from"
          label={t('From')}
          description={t(
            'A day that leaves them time; they see it on the dashboard and on the page of their account',
          )}
          value={from}
          error={fields.from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
      )}
      <Lacking rule={rule} />
      <Button type="submit" loading={isSaving}>
        {t('Save')}
      </Button>
    </form>
  );
}

/** Saves who must have a second factor, and tells what came of it. */
function useFactorRule(onSaved: () => void) {
  const [outcome, setOutcome] = useState(nothingYet);
  const [isSaving, setIsSaving] = useState(false);

  async function save(rule: { scope: FactorScope; from: string }): Promise<void> {
    setIsSaving(true);
    setOutcome(nothingYet);
    try {
      const body = rule.scope === 'nobody' ? { scope: rule.scope } : rule;
      const { data } = await requestApi<FactorRule>(factorRulePath, { method: 'PUT', body });
      setOutcome({ ...nothingYet, done: describe(data) });
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const failure = messageOf(error, t('This could not be saved. Please try again.'));
      setOutcome({ ...nothingYet, failure, fields });
    } finally {
      setIsSaving(false);
    }
  }

  return { ...outcome, isSaving, save };
}

function describe({ scope, holds }: FactorRule): string {
  if (scope === 'nobody') return t('Saved. Nobody has to have a second factor.');
  return holds ? t('Saved. It applies from now on.') : t('Saved. It applies from that day on.');
}

type ScopeFieldProps = {
  value: FactorScope;
  error: string | undefined;
  onChange: (scope: FactorScope) => void;
};

function ScopeField({ value, error, onChange }: ScopeFieldProps) {
  return (
    <Radio.Group
      label={t('Required of')}
      name="scope"
      value={value}
      error={error}
      onChange={(chosen) => onChange(factorScopes.find((known) => known === chosen) ?? value)}
    >
      <div className={styles.roles}>
        {factorScopes.map((known) => (
          <Radio key={known} value={known} {...labels[known]} />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Whom the rule, as it is stored, still waits for. */
function Lacking({ rule: { scope, holds, lacking } }: { rule: FactorRule }) {
  if (scope === 'nobody') return null;
  const who =
    lacking.length === 0
      ? t('Everybody concerned has one')
      : t('Without one: {names}', { names: lacking.join(', ') });
  return (
    <p className={styles.hint}>
      {who}. {holds ? t('The rule applies.') : t('The rule does not apply yet.')}
    </p>
  );
}

const dayMs = 24 * 60 * 60_000;

function inTwoWeeks(today: string): string {
  return new Date(Date.parse(today) + 14 * dayMs).toISOString().slice(0, today.length);
}
