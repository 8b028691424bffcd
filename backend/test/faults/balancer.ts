import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** How often it asks whether a server is ready. */
const CHECK_MS = 100;

/** Stands before several servers, as a load balancer does: each connection goes to the next one that takes it. */
export class Balancer {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly checking: NodeJS.Timeout;
  private turn = 0;
  private ready: readonly number[];

  private constructor(private readonly ports: readonly number[]) {
    this.ready = ports;
    this.checking = setInterval(() => void this.check(), CHECK_MS);
    this.server = createServer((near) => {
      near.on('error', () => undefined);
      this.keep(near);
      this.turn += 1;
      this.pass(near, this.turn, this.ready);
    });
  }

  /** @param urls of the servers, which may come and go */
  static async before(urls: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(urls.map((url) => Number(new URL(url).port)));
    await new Promise<void>((listening) => balancer.server.listen(0, '127.0.0.1', listening));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    clearInterval(this.checking);
    const closed = new Promise((done) => this.server.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Those that say that they aren't ready get nothing new. */
  private async check(): Promise<void> {
    const answers = await Promise.all(
      this.ports.map(async (port) => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null);
        return answer?.ok === true;
      }),
    );
    this.ready = this.ports.filter((_port, index) => answers[index]);
  }

  private pass(near: Socket, turn: number, ports: readonly number[], tried = 0): void {
    const port = ports[turn % ports.length];
    if (tried === ports.length || port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const next = (): void => this.pass(near, turn + 1, ports, tried + 1);
    far.once('error', next);
    far.once('connect', () => {
      far.off('error', next);
      // What was under way with a server that is killed is cut off; nobody knows whether it was done.
      far.on('error', () => near.destroy());
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      this.keep(far);
      near.pipe(far).pipe(near);
    });
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
