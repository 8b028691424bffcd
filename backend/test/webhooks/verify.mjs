/** Verifies a webhook by other means than the server's: node verify.mjs <secret> <webhook-id> <webhook-timestamp> <webhook-signature>, the body on standard input. */
const [, , secret, id, moment, header] = process.argv;
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const key = await crypto.subtle.importKey(
  'raw',
  Buffer.from(secret.replace(/^whsec_/, ''), 'base64'),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['verify'],
);
const signed = Buffer.concat([Buffer.from(`${id}.${moment}.`), ...chunks]);
const genuine = await Promise.all(
  header
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => crypto.subtle.verify('HMAC', key, Buffer.from(part.slice(3), 'base64'), signed)),
);
const isFresh = Math.abs(Date.now() / 1000 - Number(moment)) <= 300;
process.exit(isFresh && genuine.includes(true) ? 0 : 1);
