/** What nodemailer says beside its message: a code of its own, and the mail server's words and code where it had any. */
type SmtpFailure = { code?: unknown; response?: unknown; responseCode?: unknown };

const reasons = new Map(
  Object.entries({
    ECONNECTION: 'The mail server cannot be reached',
    ESOCKET: 'The mail server cannot be reached',
    ETIMEDOUT: 'The mail server does not answer',
    EDNS: 'The mail server’s name is not known',
    ETLS: 'No safe connection to the mail server came about',
    EAUTH: 'The mail server refuses the name or password in SMTP_URL',
    EENVELOPE: 'The mail server refuses an address',
  }),
);

/** The library tells a failed handshake as any failure of the connection; OpenSSL's words tell them apart. */
const tlsWords = /SSL routines|certificate|self.signed|altnames/i;
const withoutTls =
  'it does not speak TLS on this port. In SMTP_URL another port, or smtp:// in place of smtps://, may be meant.';

const maxWordsLength = 300;

/** Why a mail could not be handed over, for a person, with the mail server's own words. */
export function describeSmtpFailure(error: unknown): string {
  const { code, response } = readFailure(error);
  const words = typeof response === 'string' ? response : error instanceof Error ? error.message : '';
  if (/wrong version number/i.test(words)) return `${reasons.get('ETLS')}: ${withoutTls}`;
  const known = code === 'ESOCKET' && tlsWords.test(words) ? 'ETLS' : String(code);
  const reason = reasons.get(known) ?? 'The mail server did not take the mail';
  return `${reason}: ${readableWords(words) || 'it said nothing'}`;
}

/** Whether the mail server has said that trying again is of no use (RFC 5321, 4.2.1). */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode } = readFailure(error);
  return typeof responseCode === 'number' && responseCode >= 500;
}

function readFailure(error: unknown): SmtpFailure {
  return error instanceof Error ? (error as SmtpFailure) : {};
}

/** Words of another program, in one line of a length that can be read. */
export function readableWords(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxWordsLength)
    .toWellFormed();
}
