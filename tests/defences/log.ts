import type { Removal } from './removal.ts';

/** Who did what. */
export const ofLog: readonly Removal[] = [
  {
    defence: 'log: an entry that was changed shows',
    file: 'logbook/verify-log.ts',
    takes:
      'else if (hashEntry(last.hash, entry) !== entry.hash) walk.misfits.push({ entry, before: last.hash });',
    test: 'logbook/logbook.test.ts',
  },
  {
    defence: 'log: an entry that is missing shows',
    file: 'logbook/verify-log.ts',
    takes:
      'if (entry.place !== last.place + 1) walk.faults.push(describeGap(last.place + 1, entry.place - 1));\n  else if',
    leaves: 'if',
    test: 'logbook/logbook.test.ts',
  },
  {
    defence: 'log: each hash is of the one before',
    file: 'logbook/entry-hash.ts',
    takes: '[place, before, createdAt, kind, text, personMark, aboutMark]',
    leaves: '[place, before.slice(0, 0), createdAt, kind, text, personMark, aboutMark]',
    test: 'logbook/logbook.test.ts',
  },
  {
    defence: 'log: an end that was cut off shows beside what was noted',
    file: 'logbook/verify-log.ts',
    takes: '...(noted ? describeNoted(chain, noted, walk.found) : []),',
    test: 'logbook/logbook.test.ts',
  },
  {
    defence: 'log: an exchanged name shows',
    file: 'logbook/verify-log.ts',
    takes: '...(await findExchangedNames(db)),',
    test: 'logbook/logbook.test.ts',
  },
  {
    defence: 'log: SQLite refuses to change an entry',
    file: 'database/migrations/0051-sealed-log.ts',
    takes: ' or ${isOther} begin',
    leaves: ' begin',
    test: 'logbook/sealing.test.ts',
  },
  {
    defence: 'log: SQLite refuses to delete an entry',
    file: 'database/migrations/0051-sealed-log.ts',
    takes: 'when old.place is null or old.place > (select anchor_id from log_chain) begin',
    leaves: 'when old.place < 0 begin',
    test: 'logbook/sealing.test.ts',
  },
  {
    defence: 'log: PostgreSQL refuses to change or delete an entry',
    file: 'database/migrations/0051-sealed-log.ts',
    takes: `raise exception 'The log is never changed';`,
    leaves: 'return coalesce(new, old);',
    test: 'logbook/sealing.test.ts',
  },
  {
    defence: 'log: what a killed process left is sealed by whoever comes next',
    file: 'logbook/seal-timer.ts',
    takes: 'const timer = setInterval(seal, everyMs).unref();',
    leaves: 'const timer = setInterval(() => {}, everyMs).unref();',
    test: 'logbook/sealing.test.ts',
  },
  {
    defence: 'log: every deed leaves an entry',
    file: 'accounts/sessions.service.ts',
    takes: `if (isEnded) await enterInLog(trx, { kind: 'signIn', text: 'Signed out' });`,
    test: 'server/api/log.api.test.ts',
  },
];
