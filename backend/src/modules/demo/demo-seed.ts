import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RateLimits } from '../../platform/access/rate-limits.js';
import { ProductClock } from '../../platform/clock/product-clock.js';
import { FollowLog } from '../../platform/log/follow-log.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isMarked, mark } from '../../platform/config/marks.js';
import { Database } from '../../platform/database/database.js';
import { ownAddress } from '../../platform/http/own-address.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { MEDIA_JOB } from '../../platform/media/media-queue.js';
import { MediaWorker } from '../../platform/media/media-worker.js';
import { ScratchFolders } from '../../platform/media/scratch-folders.js';
import { EndWindows } from '../bookings/index.js';
import { EndTipWindows } from '../tips/index.js';
import { SAMPLE_TIPS, giveSampleTip, isPaid } from './plant-tips.js';
import { EditPortfolio } from '../catalog/index.js';
import { PreviewsNow } from '../delivery/index.js';
import { Users } from '../identity/index.js';
import { PlantPageNumbers } from '../page-numbers/index.js';
import { CLIP_SECONDS, clip } from './clip.js';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD, SAMPLE_CREATOR } from './demo-accounts.js';
import { SCENES, cover, face, linkPictures, photo, thumbnail } from './pictures.js';
import { SAMPLE_ADDRESS, SAMPLE_CHOICES, SAMPLE_OFFER, samplePage } from './sample-page.js';
import { STORIES } from './stories.js';
import { type DemoFile, StoryTeller } from './story-teller.js';
import { Visitor } from './visitor.js';
import { demoVisits } from './visits.js';

const DAY_SECONDS = 86_400;
/** In days. */
const A_MORNING = 0.25;
/** Making pictures and videos takes long and nobody waits for it: the worker does it after the start. */
const LATER = [MEDIA_JOB];

/** How often it is looked whether a notice has come. */
const NOTICE_MS = 50;
const PLANTED = 'demo-planted';
const ADMIN_PLANTED = 'demo-admin-planted';

/**
 * Plants a believable demo on the first start. Its people act over HTTP like real ones, in a past that the product's
 * clock is turned back to; when the last deed is done, the clock shows real time again.
 */
@Injectable()
export class DemoSeed {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly users: Users,
    private readonly jobs: Jobs,
    private readonly windows: EndWindows,
    private readonly tipWindows: EndTipWindows,
    private readonly portfolio: EditPortfolio,
    private readonly pageNumbers: PlantPageNumbers,
    private readonly previews: PreviewsNow,
    private readonly worker: MediaWorker,
    private readonly folders: ScratchFolders,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
    private readonly http: HttpAdapterHost,
    private readonly log: FollowLog,
  ) {}

  /** Does nothing when it was planted before. The server must be listening and its worker not yet running. */
  async plantOnce(): Promise<void> {
    if (await isMarked(this.database, PLANTED)) {
      // A demo that was planted by an older version has none.
      await this.plantAdminOnce();
      return;
    }
    if (await this.users.hasAny(this.database)) {
      // A first start that was killed half-way must not leave the clock in the past.
      await this.turnClock(0);
      return;
    }
    const photos = await Promise.all(SCENES.map(photo));
    const film = await clip(this.worker, this.folders, photos[0] ?? Buffer.alloc(0));
    const [creator, brand] = await this.plantPeople();
    const { creatorId, packageIds } = await this.plantCreator(creator, film);
    // The stories are paid with test cards, which Stripe takes from its own form alone.
    if (this.config.stripe === null)
      await this.tellStories(creator, brand, packageIds, filesOf(photos, film));
    await this.pageNumbers.run(creatorId, demoVisits(await this.clock.now(), STORIES, packageIds));
    await this.plantAdminOnce();
    // Its people all came from this machine: a person who looks at the demo there has done nothing yet.
    await this.limits.forgiveAll();
    await mark(this.database, PLANTED);
  }

  /** Only where the demo's own people are: nobody with a known password may run anything else. */
  private async plantAdminOnce(): Promise<void> {
    if (await isMarked(this.database, ADMIN_PLANTED)) return;
    const person = { email: DEMO_ADMIN, password: DEMO_PASSWORD, firstName: 'Quinn', lastName: 'Adler' };
    await this.visitor().post('/api/auth/register', person);
    await this.database.transaction(async (tx) => {
      await this.users.markVerified(tx, [DEMO_ADMIN]);
      await this.users.setAdmin(tx, DEMO_ADMIN, true);
      await mark(tx, ADMIN_PLANTED);
    });
    await this.jobs.drain(LATER);
  }

  private visitor(): Visitor {
    return new Visitor(ownAddress(this.http));
  }

  private async plantPeople(): Promise<[Visitor, Visitor]> {
    const people: [Visitor, Visitor] = [this.visitor(), this.visitor()];
    const names = [
      ['Sophia', 'Reyes'],
      ['Ann', 'Miller'],
    ] as const;
    for (const [index, email] of [DEMO_ACCOUNTS.creator, DEMO_ACCOUNTS.brand].entries()) {
      const [firstName, lastName] = names[index] ?? names[0];
      await people[index]?.post('/api/auth/register', {
        email,
        password: DEMO_PASSWORD,
        firstName,
        lastName,
      });
    }
    // Nobody can click a link in the emails of an address that does not exist.
    await this.users.markVerified(this.database, [DEMO_ACCOUNTS.creator, DEMO_ACCOUNTS.brand]);
    return people;
  }

  private async plantCreator(
    creator: Visitor,
    film: Buffer,
  ): Promise<{ creatorId: string; /** Those that can be booked. */ packageIds: string[] }> {
    const { body } = await creator.post<{ id: string; packages: { id: string; bookable: boolean }[] }>(
      '/api/creator/onboard',
      {
        username: SAMPLE_CREATOR,
        displayName: 'Sophia Reyes',
        bio: 'Bright, honest videos and photos about food, coffee and slow mornings. Filmed by the sea, delivered in days.',
        category: 'Food & Beverage',
        instagramUsername: 'sophia.creates',
        profileImageUrl: `data:image/png;base64,${(await face()).toString('base64')}`,
        contentBlocks: SAMPLE_OFFER,
      },
    );
    await creator.call('PUT', `/api/creator/${body.id}/page`, {
      ...samplePage(await this.linkPictures(creator, body.id), this.config.stripe === null),
      coverUrl: `data:image/jpeg;base64,${(await cover()).toString('base64')}`,
    });
    await creator.call('PUT', '/api/creator/shipping-address', SAMPLE_ADDRESS);
    await creator.call('PATCH', '/api/creator/directory', SAMPLE_CHOICES);
    for (const [index, scene] of SCENES.entries()) {
      const picture = await thumbnail(scene);
      const video = index === 0 ? { content: film, duration: `0:0${CLIP_SECONDS}` } : undefined;
      await this.portfolio.add(body.id, { title: scene.title, picture, video });
    }
    const packageIds = body.packages.filter(({ bookable }) => bookable).map(({ id }) => id);
    return { creatorId: body.id, packageIds };
  }

  private async linkPictures(creator: Visitor, creatorId: string): Promise<string[]> {
    const urls: string[] = [];
    for (const picture of await linkPictures()) {
      const image = `data:image/png;base64,${picture.toString('base64')}`;
      const { body } = await creator.post<{ url: string }>(`/api/creator/${creatorId}/link-pictures`, {
        image,
      });
      urls.push(body.url);
    }
    return urls;
  }

  private async tellStories(
    creator: Visitor,
    brand: Visitor,
    packageIds: string[],
    files: DemoFile[],
  ): Promise<void> {
    const teller = new StoryTeller(creator, brand, () => this.visitor(), packageIds, files);
    const deeds = STORIES.flatMap((story) =>
      story.deeds.map(([daysAgo, deed]) => ({ story, daysAgo, deed })),
    );
    // Stable: what happens at the same moment keeps its order.
    deeds.sort((one, other) => other.daysAgo - one.daysAgo);
    let now = deeds[0]?.daysAgo ?? 0;
    for (const { story, daysAgo, deed } of deeds) {
      // Nobody is reminded of what is long over: the days pass one after the other, as they would have.
      while (now - daysAgo > A_MORNING) await this.turnClock(-(now -= A_MORNING));
      now = daysAgo;
      await this.turnClock(-daysAgo);
      // Whether a booking can be rated is told by the log, which nobody follows yet.
      if (deed === 'rate') await this.log.catchUp();
      await teller.tell(story, deed);
      if (deed === 'deliver') await this.makePreviews(teller.bookingOf(story));
      await this.jobs.drain(LATER);
    }
    for (const tip of SAMPLE_TIPS) {
      await this.turnClock(-tip.daysAgo);
      const supporter = this.visitor();
      const id = await giveSampleTip(supporter, tip);
      // The provider's notices are late by chance, and no day may pass before.
      while (!(await isPaid(supporter, id))) {
        await setTimeout(NOTICE_MS);
        await this.jobs.drain(LATER);
      }
    }
    await this.turnClock(0);
    await this.jobs.drain(LATER);
  }

  /** Brands of the past have seen what they answered. Where videos can't be decoded, reviews begin a day later. */
  private async makePreviews(bookingId: string): Promise<void> {
    if (this.worker.canDecodeVideos) await this.previews.run(bookingId);
  }

  private async sweep(): Promise<number> {
    return (await this.windows.sweep()) + (await this.tipWindows.sweep());
  }

  private async turnClock(days: number): Promise<void> {
    await this.clock.turnTo(Math.round(days * DAY_SECONDS));
    let said = 0;
    for (let more = await this.sweep(); more > 0; more = await this.sweep()) said += more;
    if (said > 0) await this.jobs.drain(LATER);
  }
}

function filesOf(photos: Buffer[], film: Buffer): DemoFile[] {
  return [
    { fileName: 'reel.mp4', fileType: 'video/mp4', contentType: 'video', ai: 'none', content: film },
    ...photos.map((content, index): DemoFile => ({
      fileName: `photo-${index + 1}.jpg`,
      fileType: 'image/jpeg',
      contentType: 'image',
      ai: 'none',
      content,
    })),
  ];
}
