import { PasswordInput, Radio } from '@mantine/core';
import { useState } from 'react';
import { type Role, roles } from '#accounts/permissions.shared.ts';
import { roleTexts } from '../access/role-texts.ts';
import styles from './Administrators.module.css';

type RoleFieldProps = {
  initial: Role;
  errors: Record<string, string>;
  /** Asks for the own password whatever the role. */
  isAlwaysConfirmed?: boolean;
};

/** The choice of a role; who makes an owner says the own password with it. */
export function RoleField({ initial, errors, isAlwaysConfirmed = false }: RoleFieldProps) {
  const [role, setRole] = useState<Role>(initial);
  return (
    <>
      <Radio.Group
        label="Role"
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
      {isAlwaysConfirmed || role === 'owner' ? (
        <PasswordInput
          label="Your own password"
          name="current_password"
          autoComplete="current-password"
          description={isAlwaysConfirmed ? 'So that nobody else adds one here' : 'An owner may do everything'}
          error={errors.current_password}
        />
      ) : null}
    </>
  );
}

/** What the form of a `RoleField` sends. */
export function readRoleField(values: FormData): { role: string; current_password?: string } {
  const role = String(values.get('role'));
  const password = values.get('current_password');
  return password === null ? { role } : { role, current_password: String(password) };
}
