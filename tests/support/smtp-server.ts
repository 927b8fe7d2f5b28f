import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server says to a mail: takes it, refuses it, or says nothing more. */
type SmtpMood = 'accepting' | 'refusing' | 'silent';
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

/** A mail server of a few lines: enough of SMTP (RFC 5321) for a client that wants to hand a mail over. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
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
      return { accepting: '250 taken', refusing: '451 come back later', silent: undefined }[mood];
    });
  });
  server.listen(0, '127.0.0.1');
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
