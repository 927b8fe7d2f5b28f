import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server does with a mail: takes it, refuses it for now or for good, says nothing more, or is gone in the middle. */
type SmtpMood = 'accepting' | 'refusing' | 'rejecting' | 'silent' | 'dying';
type ReceivedMail = { sender: string; recipients: string[]; source: string };

export type TestSmtpServer = {
  url: string;
  /** Every mail it took, oldest first. */
  received: ReceivedMail[];
  setMood: (mood: SmtpMood) => void;
  /** Resolves once so many mails were handed over in all, taken or not. */
  untilOffered: (count: number) => Promise<void>;
  close: () => Promise<void>;
};

const answers = new Map<SmtpMood, string>([
  ['accepting', '250 taken'],
  ['refusing', '451 come back later'],
  ['rejecting', '550 no such mailbox'],
]);

/** A mail server of a few lines: enough of SMTP (RFC 5321) for a client that wants to hand a mail over. */
export async function startSmtpServer(wantedPort = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const watchers = new Set<() => void>();
  let mood: SmtpMood = 'accepting';
  let offered = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    talk(socket, (mail) => {
      offered += 1;
      if (mood === 'accepting') received.push(mail);
      for (const watch of watchers) watch();
      if (mood === 'dying') socket.destroy();
      return answers.get(mood);
    });
  });
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setMood: (next) => {
      mood = next;
    },
    untilOffered: (count) =>
      new Promise((resolve) => {
        const watch = () => {
          if (offered < count) return;
          watchers.delete(watch);
          resolve();
        };
        watchers.add(watch);
        watch();
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, take: (mail: ReceivedMail) => string | undefined): void {
  let pending = '';
  let isData = false;
  let mail: ReceivedMail = { sender: '', recipients: [], source: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);

  function readCommand(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail = { sender: mailAddressIn(line), recipients: [], source: '' };
    if (verb === 'RCPT') mail.recipients.push(mailAddressIn(line));
    if (verb === 'QUIT') socket.end('221 bye\r\n');
    else if (verb === 'DATA') say('354 go on');
    else say('250 fine');
    isData = verb === 'DATA';
  }

  function readData(line: string): void {
    if (line !== '.') {
      mail.source += `${line.replace(/^\.\./, '.')}\r\n`;
      return;
    }
    isData = false;
    const response = take(mail);
    if (response !== undefined) say(response);
  }

  say('220 test');
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    pending += chunk;
    const lines = pending.split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) (isData ? readData : readCommand)(line);
  });
}

function mailAddressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
