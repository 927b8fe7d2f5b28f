import { Radio } from '@mantine/core';
import { useState } from 'react';
import { type Role, roles } from '#people/accounts/permissions.shared.ts';
import { roleTexts } from '../../kit/access/role-texts.ts';
import { t } from '../../kit/language/t.ts';
import styles from './Administrators.module.css';

type RoleFieldProps = {
  initial: Role;
  errors: Record<string, string>;
};

/** The choice of a role. */
export function RoleField({ initial, errors }: RoleFieldProps) {
  const [role, setRole] = useState<Role>(initial);
  return (
    <Radio.Group
      label={t('Role')}
      name="role"
      value={role}
      error={errors.role}
      onChange={(value) => setRole(roles.find((known) => known === value) ?? initial)}
    >
      <div className={styles.roles}>
        {roles.map((known) => (
          <Radio
            key={known}
            value={known}
            label={roleTexts[known].label}
            description={roleTexts[known].does}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** What the form of a `RoleField` sends. */
export function readRoleField(values: FormData): { role: string } {
  return { role: String(values.get('role')) };
}
