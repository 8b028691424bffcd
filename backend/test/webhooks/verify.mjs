/** Verifies a webhook by other means than the server's: node verify.mjs <secret> <Reelpact-Signature>, the body on standard input. */
const [, , secret, header] = process.argv;
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const parts = header.split(',').map((part) => part.split('='));
const moment = parts.find(([name]) => name === 't')[1];
const key = await crypto.subtle.importKey(
  'raw',
  new TextEncoder().encode(secret),
  { name: 'HMAC', hash: 'SHA-256' },
  false,
  ['verify'],
);
const signed = Buffer.concat([Buffer.from(`${moment}.`), ...chunks]);
const genuine = await Promise.all(
  parts
    .filter(([name]) => name === 'v1')
    .map(([, hex]) => crypto.subtle.verify('HMAC', key, Buffer.from(hex, 'hex'), signed)),
);
const isFresh = Math.abs(Date.now() / 1000 - Number(moment)) <= 300;
process.exit(isFresh && genuine.includes(true) ? 0 : 1);
