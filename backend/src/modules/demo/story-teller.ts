import { createHash } from 'node:crypto';
import {
  type AiUse,
  PARTIES,
  type Placement,
  type Promises,
  RATING_QUESTIONS,
  demoEmail,
  promisesOf,
} from '@reelpact/domain';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { SAMPLE_PACKAGES } from './sample-page.js';
import type { StoryStep, Story } from './story.js';
import type { Answer, Visitor } from './visitor.js';

export interface DemoFile {
  fileName: string;
  fileType: string;
  contentType: 'image' | 'video';
  ai: AiUse;
  content: Buffer;
}

/** Where brands show what they have which rights to. */
const SHOWN_WITH: Readonly<Record<string, readonly Placement[]>> = {
  social: ['brand_feed'],
  ads: ['brand_ads'],
};

const GOOD_CARD = '4242424242424242';
const DISPUTED_CARD = '4000000000000259';

interface Telling {
  story: Story;
  brand: Visitor;
  bookingId: string;
  delivered: number;
}

/** Does over HTTP what the people of a story do; every answer that is not a success ends the planting. */
export class StoryTeller {
  private readonly tellings = new Map<Story, Telling>();

  constructor(
    private readonly creator: Visitor,
    private readonly demoBrand: Visitor,
    private readonly guest: () => Visitor,
    private readonly packageIds: readonly string[],
    private readonly files: readonly DemoFile[],
  ) {}

  async tell(story: Story, deed: StoryStep): Promise<void> {
    if (deed === 'book') {
      await this.book(story);
      return;
    }
    const telling = this.tellings.get(story);
    if (!telling) throw new Error(`${story.brand} has not booked yet`);
    await this.deeds[deed](telling);
  }

  /** @throws Error before the story's brand has booked */
  bookingOf(story: Story): string {
    const telling = this.tellings.get(story);
    if (!telling) throw new Error(`${story.brand} has not booked yet`);
    return telling.bookingId;
  }

  private readonly deeds: Record<Exclude<StoryStep, 'book'>, (telling: Telling) => Promise<unknown>> = {
    pay: (telling) => this.pay(telling),
    accept: ({ bookingId }) =>
      done(
        this.creator.post(`/api/creator/bookings/${bookingId}/approve`, { notes: 'Job approved by creator' }),
      ),
    decline: ({ bookingId }) =>
      done(
        this.creator.post(`/api/creator/bookings/${bookingId}/reject`, {
          reason: 'This is too soon for me, I am sorry. Next month would work.',
        }),
      ),
    withdraw: ({ brand, bookingId }) => done(brand.post(`/api/brand/bookings/${bookingId}/withdraw`)),
    deliver: (telling) => this.deliver(telling),
    approve: ({ brand, bookingId }) =>
      this.review(brand, bookingId, 'approve', 'Exactly what we hoped for. Thank you!'),
    rate: (telling) => this.rate(telling),
    revise: ({ brand, bookingId }) =>
      this.review(
        brand,
        bookingId,
        'request_revision',
        'Lovely! Could the product be a little closer, and the light warmer?',
      ),
    reject: ({ brand, bookingId }) =>
      this.review(brand, bookingId, 'reject', 'This is not the product we had asked for.'),
    'accept-rejection': ({ bookingId }) =>
      done(this.creator.post(`/api/creator/bookings/${bookingId}/accept-rejection`)),
    'send-product': ({ brand, bookingId }) =>
      done(
        brand.post(`/api/brand/bookings/${bookingId}/product-sent`, {
          carrier: 'UPS',
          tracking: '1Z999AA10123456784',
        }),
      ),
    contest: ({ bookingId }) =>
      done(
        this.creator.post(`/api/creator/bookings/${bookingId}/contest`, {
          reason: 'The brief asks for the oven, the queue and the first loaf; all three are in the reel.',
        }),
      ),
    leave: ({ bookingId }) =>
      done(
        this.creator.post(`/api/creator/bookings/${bookingId}/withdraw`, {
          reason: 'My camera is being repaired, I cannot deliver in time.',
        }),
      ),
  };

  private async book(story: Story): Promise<void> {
    const brand = story.isDemoBrand ? this.demoBrand : this.guest();
    const email = story.isDemoBrand
      ? DEMO_ACCOUNTS.brand
      : demoEmail(story.brand.toLowerCase().replace(/[^a-z]+/g, '-'));
    const asked = {
      packageId: this.packageIds[story.offer],
      source: story.source,
      placements: SHOWN_WITH[SAMPLE_PACKAGES[story.offer]?.usageRights ?? ''] ?? [],
    };
    const body =
      story.flow === 'pay_first'
        ? { ...asked, projectDescription: story.brief, brandName: story.brand, contactEmail: email }
        : { ...asked, clientName: story.brand, clientEmail: email, projectDetails: story.brief };
    const { id } = await done<{ id: string }>(brand.post('/api/package-bookings', body));
    this.tellings.set(story, { story, brand, bookingId: id, delivered: 0 });
  }

  private async pay({ story, brand, bookingId }: Telling): Promise<void> {
    const { clientSecret } = await done<{ clientSecret: string }>(
      brand.post('/api/create-payment-intent', { bookingId }),
    );
    const number = story.disputesCard ? DISPUTED_CARD : GOOD_CARD;
    const card = { number, expMonth: 12, expYear: 2040, cvc: '123' };
    await done(brand.post('/api/payments/sandbox/confirm', { clientSecret, card }));
    await done(
      brand.call('PATCH', `/api/bookings/${bookingId}/status`, { status: 'pending_creator_approval' }),
    );
  }

  /** As many films and photos as the package counts, other photos in each version. */
  private async deliver(telling: Telling): Promise<void> {
    const { bookingId, story } = telling;
    const photos = this.files.filter(({ contentType }) => contentType === 'image');
    const film = this.files.find(({ contentType }) => contentType === 'video');
    const turn = createHash('sha256').update(bookingId).digest()[0] ?? 0;
    const wanted = this.promised(story);
    const chosen = [
      ...Array.from({ length: wanted.videos ?? 1 }, () => film),
      ...Array.from(
        { length: wanted.photos ?? 1 },
        (_, index) => photos[(turn + telling.delivered + index) % photos.length],
      ),
    ]
      .filter((file) => file !== undefined)
      .map((file, index) => ({ ...file, fileName: `${index + 1}-${file.fileName}` }));
    for (const file of chosen) await this.upload(bookingId, file);
    await done(
      this.creator.post(`/api/bookings/${bookingId}/submit-content`, {
        files: chosen.map(({ content, ...file }) => ({ ...file, fileSize: content.length })),
        notes:
          telling.delivered === 0
            ? 'Here is the first version. I hope you like the light.'
            : 'Closer and warmer, as you asked.',
      }),
    );
    telling.delivered += 1;
  }

  private promised({ offer }: Story): Promises {
    const booked = SAMPLE_PACKAGES[offer];
    if (!booked) throw new Error(`there is no package ${offer}`);
    const { title: name, includes, contentFormat } = booked;
    return promisesOf({ name, includes, contentFormat }, []);
  }

  private async upload(bookingId: string, { fileName, fileType, content }: DemoFile): Promise<void> {
    const metadata = Object.entries({ bookingId, filename: fileName, filetype: fileType })
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const tus = { 'tus-resumable': '1.0.0' };
    const created = await this.creator.call('POST', '/api/uploads', undefined, {
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': metadata,
    });
    const location = created.headers.get('location');
    if (created.status !== 201 || location === null)
      throw new Error(`upload refused: ${JSON.stringify(created.body)}`);
    const sent = await this.creator.send('PATCH', new URL(location, this.creator.url).pathname, content, {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    });
    if (sent.status !== 204) throw new Error(`upload failed: ${JSON.stringify(sent.body)}`);
  }

  private async rate({ story, brand, bookingId }: Telling): Promise<void> {
    // With other windows than the usual ones it may not be completed by now, or completed too long ago.
    const stand = await brand.get<{ canRate?: boolean }>(`/api/bookings/${bookingId}/rating`);
    if (stand.body.canRate !== true) return;
    for (const party of PARTIES) {
      const said = story.ratings?.[party];
      if (!said) throw new Error(`${story.brand} has nothing to say`);
      const { stars, text } = said;
      const answers = Object.fromEntries(
        RATING_QUESTIONS[party].map(({ key }, index) => [key, stars[index]]),
      );
      const visitor = party === 'brand' ? brand : this.creator;
      await done(visitor.call('PUT', `/api/bookings/${bookingId}/rating`, { answers, text }));
    }
  }

  private review(brand: Visitor, bookingId: string, action: string, feedback: string): Promise<unknown> {
    return done(brand.post(`/api/bookings/${bookingId}/review`, { action, feedback }));
  }
}

/** @throws Error with the answer when it is not a success */
async function done<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`the demo's people were refused: ${status} ${JSON.stringify(body)}`);
  return body as T;
}
