import { ofAccess } from './access.ts';
import { ofArchives } from './archives.ts';
import { ofDatabases } from './databases.ts';
import { ofErasing } from './erasing.ts';
import { ofFiles } from './files.ts';
import { ofForms } from './forms.ts';
import { ofLog } from './log.ts';
import { ofPages } from './pages.ts';
import { ofPasswords } from './passwords.ts';
import type { Removal } from './removal.ts';
import { ofReports } from './reports.ts';
import { ofRequests } from './requests.ts';
import { ofSecondFactors } from './second-factors.ts';
import { ofSessions } from './sessions.ts';

/** By where they stand, each with its title in docs/defences.md. */
export const removalsByArea: Readonly<Record<string, readonly Removal[]>> = {
  'What browsers tell, and the back office’s own origin': ofReports,
  Pages: ofPages,
  Passwords: ofPasswords,
  'Codes and passkeys': ofSecondFactors,
  'Sessions, proofs, invitations': ofSessions,
  'Who may what, and whom a request is from': ofAccess,
  Requests: ofRequests,
  'Forms and tables': ofForms,
  'Erasing and keeping': ofErasing,
  'Databases and claims': ofDatabases,
  Files: ofFiles,
  'The log of who did what': ofLog,
  'Archives and packages': ofArchives,
};

export const allRemovals: readonly Removal[] = Object.values(removalsByArea).flat();
