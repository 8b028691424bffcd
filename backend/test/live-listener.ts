import type { Person } from './person.js';

interface Heard {
  event: string;
  data: { kind?: string; subject?: string; lastSeq?: number };
}

/** An open stream of live events, read as a browser reads it. */
export class LiveListener {
  readonly heard: Heard[] = [];
  /** Of the last event; to be sent when coming back. */
  lastId = '';
  isOpen = true;
  private rest = '';

  private constructor(
    readonly status: number,
    private readonly abort: AbortController,
  ) {}

  /** Waits until the server has said that it is open. @param after the id to go on from */
  static async open(url: string, person: Person, after = ''): Promise<LiveListener> {
    const abort = new AbortController();
    const headers = { cookie: person.cookieHeader, ...(after && { 'last-event-id': after }) };
    const { status, body } = await fetch(`${url}/api/live`, { headers, signal: abort.signal });
    const listener = new LiveListener(status, abort);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await reader?.read();
    if (first?.value !== undefined) listener.take(first.value);
    void listener.read(reader).catch(() => (listener.isOpen = false));
    return listener;
  }

  subjects(kind: string): string[] {
    return this.heard.filter(({ data }) => data.kind === kind).map(({ data }) => data.subject ?? '');
  }

  count(event: string): number {
    return this.heard.filter((one) => one.event === event).length;
  }

  close(): void {
    this.abort.abort();
  }

  private async read(reader: ReadableStreamDefaultReader<string> | undefined): Promise<void> {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      this.take(part.value);
    this.isOpen = false;
  }

  private take(text: string): void {
    const frames = (this.rest + text).split('\n\n');
    this.rest = frames.pop() ?? '';
    for (const frame of frames) {
      const fields = new Map(
        frame.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
      );
      this.lastId = fields.get('id') ?? this.lastId;
      const event = fields.get('event');
      if (event !== undefined)
        this.heard.push({ event, data: JSON.parse(fields.get('data') ?? '{}') as Heard['data'] });
    }
  }
}
