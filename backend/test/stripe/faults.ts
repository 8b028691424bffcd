import type { Form } from './form.js';

export const FAULT_KINDS = [
  /** Says no (402 for a card, 400 else), and stays with it. */
  'refuse',
  /** 500; nothing was done and nothing is remembered. */
  'fail-before',
  /** Does it and answers 500; a repeat of the key gets the real answer. */
  'fail-after',
  /** Does it and answers 500, as it does to every repeat of the key: so does the real one. */
  'fail-stuck',
  /** Doesn't do it, answers 500, and repeats that for the key. */
  'fail-stuck-before',
  /** Does it and never answers. */
  'hang',
  /** Never begins and never answers. */
  'hang-before',
  /** Does it and breaks the connection. The client library repeats that once by itself. */
  'reset',
  /** Breaks the connection before it begins. */
  'reset-before',
  /** 429; nothing was done. */
  'limit',
  /** Holds the key for a quarter of a second before it does it: a repeat meanwhile gets 409. */
  'slow',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A call as it came, before anything was done. */
export interface Call {
  method: string;
  /** Without the query. */
  path: string;
  form: Form;
  /** The idempotency key; null without one. */
  key: string | null;
  /** The creator's account that it was made for. */
  account: string | null;
  /** Whether the secret or the publishable key was used. */
  by: 'server' | 'page';
  fault: FaultKind | null;
  /** What was answered; null while (or if never) it wasn't. */
  status: number | null;
  /** Whether the answer was that of an earlier call with the same key. */
  replayed: boolean;
}

interface Planned {
  fits: (call: Call) => boolean;
  kind: FaultKind;
  times: number;
}

/** What goes wrong, and when. */
export class Faults {
  private planned: Planned[] = [];
  private rules: ((call: Call) => FaultKind | null)[] = [];

  /**
   * Lets the next call(s) fail that match.
   * @param match a part of, or an expression for, `POST /v1/refunds`
   */
  next(match: string | RegExp, kind: FaultKind, times = 1): void {
    const fits = ({ method, path }: Call): boolean => {
      const line = `${method} ${path}`;
      return typeof match === 'string' ? line.includes(match) : match.test(line);
    };
    this.planned.push({ fits, kind, times });
  }

  /** Asks for each call what goes wrong with it; the answer takes the rule back. */
  when(rule: (call: Call) => FaultKind | null): () => void {
    this.rules.push(rule);
    return () => {
      this.rules = this.rules.filter((other) => other !== rule);
    };
  }

  clear(): void {
    this.planned = [];
    this.rules = [];
  }

  /** How many planned faults have not come yet. */
  get left(): number {
    return this.planned.reduce((sum, { times }) => sum + times, 0);
  }

  take(call: Call): FaultKind | null {
    const planned = this.planned.find(({ fits }) => fits(call));
    if (planned) {
      planned.times -= 1;
      this.planned = this.planned.filter(({ times }) => times > 0);
      return planned.kind;
    }
    for (const rule of this.rules) {
      const kind = rule(call);
      if (kind !== null) return kind;
    }
    return null;
  }
}
