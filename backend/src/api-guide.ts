import { REQUEST_SHAPE } from '@reelpact/domain';

const { maxKeysPerObject, maxValues, maxDepth, maxQueryParameters } = REQUEST_SHAPE;

/** As in docs/api-changelog.md, whose newest entry must have it. */
export const API_VERSION = '1.18.1';

/** What stands above the list of calls: all that a consumer has to know of every one of them. Markdown. */
export const API_GUIDE = `
Book creators of user-generated content: packages, bookings, escrow payments, delivery and review.

### Who is calling
Make a personal access token while you are signed in (\`POST /api/auth/tokens\`) and send it as \`Authorization: Bearer rp_…\`. With the scope
\`read\` it makes GET requests, with \`write\` all of them; it acts for you and can do what you can, but for what each call says is for
people alone. Browsers use the cookie of \`POST /api/auth/login\`; a brand without an account has a guest's cookie from its first booking, or
from a mailed link. For a booking that you may not see, you get the same 404 as for one that does not exist.

### Money and time
A booking's amounts are decimal strings in US dollars (\`"150.00"\`), a package's price is a number. The server alone sets the price: an
\`amount\` that you send is compared and never believed. Moments are ISO 8601 in UTC. Ids of bookings, tips and their receipts are random UUIDs, all others UUIDs of version 7.

### Refusals
Every refusal is a \`ProblemDto\`: \`{ statusCode, code, message, errors? }\`. Look at \`code\`; \`message\` is a sentence for a person, and \`errors\`
names the fields of a 400. 400: a field breaks a rule. 409: the present state does not allow it. 422: well-formed, but impossible.
Answers but those of public pages have an \`X-Request-Id\`: say it when you report a fault.

### Doing it once
Send an \`Idempotency-Key\` with calls that make a booking or a payment: a repeat with the same key is answered as the first was, and does nothing
more. Keys are remembered for a week. Steps of a booking can be repeated as they are: a step that was taken already is answered with the booking as it is, or with a 409.

### Lists, and reading again
Lists are plain arrays. The next page, if there is one, is named in \`Link: <…>; rel="next"\`; follow it as it is. Answers that can be read carry
an \`ETag\`: send it back as \`If-None-Match\`, and a 304 says that nothing has changed.
Answers but those of public pages say in \`Server-Time\` what time it is here: deadlines are by that clock, which a demo moves.

### Being told
Instead of asking again and again, add a webhook endpoint in your account: what happens to your bookings is posted there, signed, and tried again
for three days. The events are listed under Webhooks; check the signature, answer within 10 seconds, and do nothing for an \`id\` that you have seen.

### How often
What can be done too often is counted, a call that is refused for its body too; a 429 says in \`Retry-After\` after how many seconds it is
possible again.

### How much
A body is a JSON object of at most ${maxKeysPerObject} fields in each object, ${maxValues} values in all and ${maxDepth} levels, without lists in lists; a query has at most
${maxQueryParameters} parameters. Anything larger is a 400 that names no fields.

### Changes
New calls, new fields in answers, new values of \`code\` and of events can come at any time: pass over what you don't know. What would
break a program gets a new version of this description.
`.trim();
