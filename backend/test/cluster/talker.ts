import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../person.js';

/** Says one thing after the other, each until it was answered, and knows when that was. */
export class Talker {
  readonly said: string[] = [];
  /** Milliseconds between two answers, at most. */
  longestGap = 0;
  private isOver = false;
  private last = Date.now();

  constructor(
    private readonly person: Person,
    readonly conversationId: string,
  ) {}

  async talk(): Promise<void> {
    this.last = Date.now();
    for (let number = this.said.length; !this.isOver; number = this.said.length) {
      const text = `${this.conversationId} ${number}`;
      const path = `/api/conversations/${this.conversationId}/messages`;
      const answer = await this.person.post(path, { body: text, key: String(number) }).catch(() => null);
      if (answer && answer.status < 300) {
        this.said.push(text);
        this.longestGap = Math.max(this.longestGap, Date.now() - this.last);
        this.last = Date.now();
      } else if (answer && answer.status < 500)
        throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
      else await pause(50);
    }
  }

  stop(): void {
    this.isOver = true;
  }
}
