import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** The network between a server and its database: it can be cut and mended, like a failover of the database. */
export class CuttableLine {
  private readonly sockets = new Set<Socket>();
  /** What each connection has said first, and how to fall silent on it. */
  private readonly talks = new Set<{ said: string; silence: () => void }>();
  private server: Server | null = null;
  private port = 0;

  private constructor(private readonly target: URL) {}

  static async to(databaseUrl: string): Promise<CuttableLine> {
    const line = new CuttableLine(new URL(databaseUrl));
    await line.mend();
    return line;
  }

  /** The database's address at this end of the line. */
  get databaseUrl(): string {
    return Object.assign(new URL(this.target.href), { hostname: '127.0.0.1', port: String(this.port) }).href;
  }

  /** A host that is a folder holds the database's socket. */
  private connectFar(): Socket {
    const { port, hostname } = this.target;
    const folder = decodeURIComponent(hostname);
    return folder.startsWith('/') ? connect(`${folder}/.s.PGSQL.${port}`) : connect(Number(port), hostname);
  }

  async mend(): Promise<void> {
    this.server = createServer((near) => {
      const far = this.connectFar();
      const talk = {
        said: '',
        silence: () => {
          near.unpipe(far).pause();
          far.unpipe(near).pause();
        },
      };
      this.talks.add(talk);
      near.on('data', (bytes: Buffer) => {
        if (talk.said.length < 10_000) talk.said += bytes.toString('latin1');
      });
      near.on('close', () => this.talks.delete(talk));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
      }
    });
    const { server } = this;
    await new Promise<void>((done, fail) => {
      server.once('error', fail).listen(this.port, '127.0.0.1', done);
    });
    this.port = (server.address() as AddressInfo).port;
  }

  /**
   * Loses, without a word to either end, whatever is sent from now on over the connections that have sent a text.
   * @returns how many there were
   */
  silence(text: string): number {
    const found = [...this.talks].filter(({ said }) => said.includes(text));
    for (const { silence } of found) silence();
    return found.length;
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise((done) => server.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
