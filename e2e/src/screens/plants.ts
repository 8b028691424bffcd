import type { Visit } from './table.js';

interface PlantedPage {
  /** What it does that others don't. */
  fault: string;
  head?: string;
  body?: string;
  script?: string;
}
/** A page with one fault, and what a visit has to say about it. */
interface Plant extends PlantedPage {
  says: RegExp;
}

/** Were a visit blind to one of these, every screen could have it. */
export const PLANTS: readonly Plant[] = [
  {
    fault: 'asks for ever',
    script: `const ask = () => fetch('/api/site').then(ask); ask();`,
    says: /^never settles: \d+× GET \/api\/site/,
  },
  {
    fault: 'asks too much',
    script: `for (let call = 0; call < 13; call += 1) fetch('/api/site');`,
    says: /^makes 13 calls: 13× GET \/api\/site/,
  },
  {
    fault: 'asks again after a while',
    script: `setTimeout(() => fetch('/api/site'), 15000);`,
    says: /^goes on asking after it has settled: GET \/api\/site/,
  },
  {
    fault: 'asks for what is not there',
    script: `fetch('/api/no-such-call').then((answer) => answer.text());`,
    says: /^404 GET \/api\/no-such-call/,
  },
  { fault: 'complains', script: `console.error('planted');`, says: /^console: planted/ },
  { fault: 'throws', script: `throw new Error('planted');`, says: /^script: planted/ },
  { fault: 'shows an error', body: '<p>Something went wrong</p>', says: /^shows an error screen/ },
  {
    fault: 'sends away',
    script: `history.replaceState(null, '', '/elsewhere');`,
    says: /^ends at \/elsewhere/,
  },
];

/** What looks like a fault and is none: lists are asked for up to a second after there was news of them. */
export const SOUND: PlantedPage = {
  fault: 'asks a moment after news',
  script: `
    const stream = new EventSource('/api/live');
    stream.dispatchEvent(new MessageEvent('changed'));
    setTimeout(() => fetch('/api/site'), 900);`,
};

/** The same for how a screen looks. */
export const PLANTED_LOOKS: readonly Plant[] = [
  {
    fault: 'is too wide on a phone alone',
    body: '<p style="width: 600px">Wide</p>',
    says: /^is \d+ pixels too wide \[phone dark, phone light\]/,
  },
  {
    fault: 'can’t be read in the dark alone',
    head: '<style>@media (prefers-color-scheme: dark) { p { color: #eee; } }</style>',
    body: '<p>Pale</p>',
    says: /^color-contrast .*\[desktop dark, phone dark\]/,
  },
  {
    fault: 'has no landmark, a moderate fault',
    body: '</main><p>Outside</p><main>',
    says: /^region \(moderate\)/,
  },
];

const pageOf = ({ head = '', body = '', script = '' }: PlantedPage): string =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Planted</title>
<style>body { color: #000; background: #fff; }</style>${head}</head>
<body><main><h1>Planted</h1>${body}</main><script>${script}</script></body></html>`;

export const planted = (plant: PlantedPage): Visit => ({
  route: '/login',
  situation: plant.fault,
  path: () => '/planted',
  planted: pageOf(plant),
  person: 'visitor',
  seen: { heading: 'Planted' },
});
