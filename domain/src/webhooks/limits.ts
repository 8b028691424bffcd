const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const WEBHOOK_ENDPOINT = {
  /** How many a person can have. */
  most: 5,
  url: {
    max: 500,
    messages: {
      min: 'Please enter the address',
      valid: 'This must be an address that starts with https://, without a name, a password or a fragment',
      port: 'The port must be 443 or 8443',
      inside: 'This address is not on the public internet',
      loopback:
        'Receivers on the server itself are for trying out: its operator has to set WEBHOOK_ALLOW_LOOPBACK=true',
    },
  },
  description: { max: 100 },
  /** Tells a secret of ours from any other that was pasted somewhere. */
  secretPrefix: 'whsec_',
  /** How long the old secret signs too, after a new one was made. */
  oldSecretMs: 24 * HOUR,
  messages: {
    events: 'Please choose at least one event',
    tooMany: 'You have 5 endpoints. Please delete one that you no longer need.',
    once: 'This is the only time that the secret is shown. Please copy it now and keep it like a password.',
    off: 'This endpoint is turned off. Turn it on first.',
  },
} as const;

export const WEBHOOK_DELIVERY = {
  /** From resolving the host's name to the last byte that is read. */
  timeoutMs: 10 * SECOND,
  /** How much of an answer is read before it is cut off, in bytes. */
  mostAnswerBytes: 64 * 1024,
  /** How much of an answer is kept to be shown, in bytes. */
  keptAnswerBytes: 1024,
  /** How long deliveries are kept to be looked at and sent again. */
  keptDays: 30,
  /** How old a signed message may be before a receiver should refuse it, in seconds. */
  toleranceSeconds: 300,
} as const;

/** Ports that an address on the public internet may name. */
const PUBLIC_PORTS: readonly string[] = ['', '443', '8443'];
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What is wrong with an endpoint's address, as a sentence; null when it can be used. Whether its host is on the public
 * internet shows when it is resolved, at each delivery.
 * @param allowLoopback whether receivers on the server's own machine may be named, by http too and at any port
 */
export function webhookUrlProblem(text: string, allowLoopback: boolean): string | null {
  const { valid, port, loopback } = WEBHOOK_ENDPOINT.url.messages;
  if (!URL.canParse(text)) return valid;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '' || url.hostname === '') return valid;
  if (LOOPBACK_HOSTS.includes(url.hostname) && /^https?:$/.test(url.protocol))
    return allowLoopback ? null : loopback;
  if (url.protocol !== 'https:') return valid;
  return PUBLIC_PORTS.includes(url.port) ? null : port;
}

/** How long is waited after each failed attempt; afterwards the last one repeats until `GIVE_UP_MS` have passed. */
const RETRY_DELAYS_MS = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  12 * HOUR,
] as const;
/** From the first attempt on; and how long an endpoint may do nothing but fail before it is turned off. */
export const WEBHOOK_GIVE_UP_MS = 72 * HOUR;
/** A part of each wait is left to chance, so that what failed together doesn't come back together. */
const JITTER = 0.2;

/**
 * How long to wait for the next attempt, in milliseconds; null when there is none any more.
 * @param attempts that have failed; at least 1
 * @param sinceFirstMs since the first of them
 * @param chance from 0 to 1
 */
export function webhookRetryIn(attempts: number, sinceFirstMs: number, chance: number): number | null {
  const planned = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length) - 1] ?? RETRY_DELAYS_MS[0];
  const wait = Math.round(planned * (1 + JITTER * chance));
  return sinceFirstMs + wait > WEBHOOK_GIVE_UP_MS ? null : wait;
}
