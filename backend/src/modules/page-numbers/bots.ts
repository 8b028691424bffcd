/** Programs that name themselves, and what fetches a page to show a card of it. Those that lie are people to us. */
const PROGRAMS =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|headless|lighthouse|pagespeed|phantomjs|puppeteer|playwright|selenium|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|^node$|undici|libwww|httpclient|monitor|uptime|pingdom|scan|archive|feed|validator/i;

/** Whether a request was made by no person: nothing of it is counted. */
export function isBot(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const agent = headers['user-agent'];
  if (typeof agent !== 'string' || agent.trim() === '' || PROGRAMS.test(agent)) return true;
  // A browser that loads a page in case somebody opens it.
  return [headers['sec-purpose'], headers['purpose']].some((purpose) =>
    /prefetch|prerender/i.test(String(purpose)),
  );
}
