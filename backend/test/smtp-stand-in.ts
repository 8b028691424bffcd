import { type AddressInfo, type Socket, createServer } from 'node:net';

/** A mail server that takes every email and keeps it as it came over the wire. */
export interface SmtpStandIn {
  url: string;
  /** Raw messages, oldest first. */
  received: string[];
  stop(): Promise<void>;
}

/** The few words of SMTP that a sender needs. */
function talk(socket: Socket, received: string[]): void {
  let buffer = '';
  let inData = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  say('220 stand-in');
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    buffer += bytes.toString();
    for (;;) {
      const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (inData ? 5 : 2));
      if (inData) {
        received.push(text);
        inData = false;
        say('250 kept');
        continue;
      }
      const word = text.slice(0, 4).toUpperCase();
      inData = word === 'DATA';
      say(inData ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 ok');
      if (word === 'QUIT') socket.end();
    }
  });
}

export async function startSmtp(): Promise<SmtpStandIn> {
  const received: string[] = [];
  const server = createServer((socket) => talk(socket, received));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
