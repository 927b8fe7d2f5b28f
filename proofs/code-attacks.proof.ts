import { beforeEach, expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { type AccountService, createAccountService } from '#people/accounts/accounts.service.ts';
import type { Own } from '#people/accounts/self.ts';
import { issueTicket } from '#people/accounts/tickets.ts';
import { useMovableDate } from '#tests/support/movable-date.ts';
import { codeAt, setUpCodes, signInAs } from '#tests/support/second-factors.ts';
import { halfSignedIn } from '#tests/support/signed-in.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const owner = { username: 'Admin', password: 'stone-and-water' };
const other = { username: 'ruth', password: 'chisel-and-dust' };
const home = { ip: '192.0.2.1' };
const thief = { ip: '198.51.100.1' };
const stepMs = 30_000;

/** Networks that have nothing in common. */
const places = Array.from({ length: 60 }, (_, index) => ({ ip: `203.0.${index}.1` }));

describeOnBothEngines('Whoever has stolen the password of an account with a second factor', (openDb) => {
  const date = useMovableDate();
  let db: Db;
  let service: AccountService;
  let self: Own;
  let secret: string;
  let recoveryCodes: string[];

  beforeEach(async () => {
    db = await openDb();
    service = createAccountService(db, date);
    await service.ensureFirstAdministrator(owner);
    self = await signInAs(service, owner, home);
    ({ secret, recoveryCodes } = await setUpCodes(service, { self, now: date.now() }));
    date.pass(stepMs);
  });

  /** What the right password gets. */
  const ticketOf = (administratorId = self.id) => issueTicket(db, { administratorId, moment: date.now() });
  const give = (given: { ticket: string; code: string }, origin = thief) =>
    service.secondFactor.signInWithCode(given, origin);
  const codeNow = () => codeAt(secret, date.now());
  const wrongCode = () => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, '0');
  const outcomesOf = async (attempts: Promise<unknown>[]) =>
    (await Promise.allSettled(attempts)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'in' : String(outcome.reason.data?.code ?? outcome.reason.code),
    );

  test('has five guesses with a ticket, also all at once, and from many networks', async () => {
    const ticket = await ticketOf();
    const code = wrongCode();
    const outcomes = await outcomesOf(places.slice(0, 12).map((place) => give({ ticket, code }, place)));
    expect(outcomes.filter((outcome) => outcome === 'wrong_code')).toHaveLength(5);
    expect(await outcomesOf([give({ ticket, code: codeNow() }, home)])).toEqual(['ticket_ended']);
  });

  test('has to wait after five guesses, however often the right password is given in between', async () => {
    const ticketFor = async (origin: typeof thief) =>
      (await halfSignedIn(service.login(owner, origin))).ticket;
    const outcomes = [];
    for (let count = 0; count < 7; count += 1) {
      outcomes.push(...(await outcomesOf([give({ ticket: await ticketFor(thief), code: wrongCode() })])));
    }
    expect(outcomes).toEqual([...Array(5).fill('wrong_code'), 'too-many', 'too-many']);
  });

  test('has from all networks together one guess in a quarter of an hour, and the owner comes in meanwhile', async () => {
    const ticket = await ticketOf();
    await give({ ticket, code: codeNow() }, home);
    const tickets: string[] = [];
    for (const _place of places) tickets.push(await ticketOf());
    const guess = (from: number, to: number) =>
      outcomesOf(
        places
          .slice(from, to)
          .map((place, at) => give({ ticket: tickets[from + at] ?? '', code: '000000' }, place)),
      );
    const judged = [...(await guess(0, 30)), ...(await guess(30, 60))];
    expect(judged.filter((outcome) => outcome === 'wrong_code')).toHaveLength(20);
    expect(judged.filter((outcome) => outcome === 'too-many')).toHaveLength(40);
    date.pass(stepMs);
    await give({ ticket: await ticketOf(), code: codeNow() }, home);
    await give({ ticket: await ticketOf(), code: recoveryCodes[0] ?? '' }, { ip: '192.0.2.200' });
  });

  test('finds a ticket used up, ended after five minutes, and worth nothing if it is made up', async () => {
    const ticket = await ticketOf();
    await give({ ticket, code: codeNow() }, home);
    date.pass(stepMs);
    expect(await outcomesOf([give({ ticket, code: codeNow() })])).toEqual(['ticket_ended']);
    const late = await ticketOf();
    date.pass(5 * 60_000);
    expect(await outcomesOf([give({ ticket: late, code: codeNow() })])).toEqual(['ticket_ended']);
    expect(await outcomesOf([give({ ticket: 'made-up', code: codeNow() })])).toEqual(['ticket_ended']);
    await service.factors.removeEnded();
    expect(await db.selectFrom('signInTickets').selectAll().execute()).toEqual([]);
  });

  test('reads no ticket in a copy of the database', async () => {
    const ticket = await ticketOf();
    expect(JSON.stringify(await db.selectFrom('signInTickets').selectAll().execute())).not.toContain(ticket);
  });

  test('cannot use the codes of another account with its ticket', async () => {
    await service.register(other, self);
    const ruth = await signInAs(service, other, home);
    const own = await setUpCodes(service, { self: ruth, now: date.now() });
    date.pass(stepMs);
    const ticket = await ticketOf();
    const codes = [codeAt(own.secret, date.now()), own.recoveryCodes[0] ?? ''];
    expect(await outcomesOf(codes.map((code) => give({ ticket, code })))).toEqual([
      'wrong_code',
      'wrong_code',
    ]);
    await give({ ticket: await ticketOf(ruth.id), code: own.recoveryCodes[0] ?? '' }, home);
  });

  test('comes no further once the password is changed', async () => {
    const ticket = await ticketOf();
    await service.changePassword({ current_password: owner.password, new_password: 'marble-and-moss' }, self);
    expect(await outcomesOf([give({ ticket, code: codeNow() })])).toEqual(['ticket_ended']);
  });

  test.each(['time code', 'recovery code'])(
    'who sends the owner’s %s at the same moment, of the two one counts',
    async (kind) => {
      const elsewhere = createAccountService(db, date);
      const code = kind === 'time code' ? codeNow() : (recoveryCodes[0] ?? '');
      const tickets = [await ticketOf(), await ticketOf()];
      const outcomes = await outcomesOf([
        service.secondFactor.signInWithCode({ ticket: tickets[0], code }, home),
        elsewhere.secondFactor.signInWithCode({ ticket: tickets[1], code }, thief),
      ]);
      expect(outcomes.sort()).toEqual(['in', 'wrong_code']);
    },
  );

  test('cannot use one ticket twice at the same moment', async () => {
    const ticket = await ticketOf();
    const codes = [codeNow(), recoveryCodes[0] ?? ''];
    const outcomes = await outcomesOf(codes.map((code) => give({ ticket, code }, home)));
    expect(outcomes.sort()).toEqual(['in', 'ticket_ended']);
  });
});
