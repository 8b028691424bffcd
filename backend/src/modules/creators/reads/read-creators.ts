import { Injectable } from '@nestjs/common';
import {
  type BlockContent,
  type BlockKind,
  type BookingFlow,
  type Focus,
  type PageDesign,
  Problem,
  type ProofFacts,
  SUGGESTED_USERNAMES,
  USERNAME,
  usernameCandidates,
  usernameKey,
  usernameProblem,
} from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { GatheredReads } from '../../../platform/database/gathered-reads.js';
import { isId } from '../../../platform/database/ids.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { Replica } from '../../../platform/database/replica.js';
import type { StoredPicture } from '../../../platform/media/stored-picture.js';
import {
  type OfferedPackageRow,
  PAGE_PORTFOLIO,
  type PortfolioRow,
  pagePackages,
} from '../../catalog/index.js';

/** What a block holds, as it is stored: its links name their pictures by key. */
export interface StoredContent extends Omit<BlockContent, 'links'> {
  links?: readonly { title: string; url: string; pictureKey?: string }[];
}

export interface BlockRow {
  id: string;
  kind: BlockKind;
  enabled: boolean;
  content: StoredContent;
}

/** Everything that a public page shows. */
export interface CreatorView {
  id: string;
  userId: string;
  username: string;
  displayName: string;
  bio: string | null;
  category: string | null;
  instagramUsername: string | null;
  profileImageKey: string | null;
  bookingFlow: BookingFlow;
  tagline: string | null;
  /** As it was stored; null where its creator has never chosen. */
  design: Partial<PageDesign> | null;
  coverKey: string | null;
  coverPicture: StoredPicture | null;
  coverFocus: Focus;
  picture: StoredPicture | null;
  cardKey: string | null;
  proof: ProofFacts | null;
  /** Enabled ones in their order; null where their creator has arranged none. */
  blocks: BlockRow[] | null;
  /** The sizes of the pictures of links, by key; null where there are none. */
  linkPictures: Readonly<Record<string, StoredPicture>> | null;
  packages: OfferedPackageRow[];
  portfolioItems: PortfolioRow[];
  /** The last day on which they take no work, such as 2026-12-24; null when they are here. */
  awayUntil: string | null;
  /** What all of this was read as, in short: two views with the same are the same. */
  tag: string;
}

const PACKAGES = pagePackages({
  orders: 'coalesce((r.package_orders ->> p.id::text)::int, 0)',
  joined: 'left join creator_proof r on r.creator_id = p.creator_id',
});

/** Of a creator `c`. SQL. */
export const COVER_FOCUS = `json_build_object('x', c.cover_focus_x, 'y', c.cover_focus_y)`;

/** Until when a creator `c` is away, as the directory lends it. */
export const AWAY_UNTIL = 'creator.awayUntil';

/** Everything on the page of a creator `c`, as JSON in one column: describing twenty columns takes the driver as long as reading them. SQL. */
export const wholePage = (lent: LentColumns): string => `(select row_to_json(x) from (
  select c.id, c.user_id as "userId", c.username, c.display_name as "displayName", c.bio, c.category,
    c.instagram_username as "instagramUsername", c.profile_image_key as "profileImageKey",
    c.booking_flow as "bookingFlow", c.tagline, c.page_design as design, c.cover_key as "coverKey", c.picture,
    c.cover_picture as "coverPicture", ${COVER_FOCUS} as "coverFocus",
    c.card_key as "cardKey", ${lent.sql(AWAY_UNTIL)} as "awayUntil",
    (select json_build_object('jobs', jobs, 'due', due, 'onTime', on_time, 'answers', answers,
      'answerMinutes', answer_minutes, 'deliveries', deliveries, 'deliveryDays', delivery_days, 'completed', completed,
      'firstTime', first_time, 'brands', brands, 'returning', returning_brands,
      'rating', json_build_object('ratings', ratings, 'stars', rating_stars, 'removed', ratings_removed))
      from creator_proof where creator_id = c.id and c.show_numbers) as proof,
    (select json_agg(b order by b.position, b.id) from (
      select id, kind, enabled, content, position from page_blocks
      where creator_id = c.id and archived_at is null) b) as blocks,
    (select json_object_agg(key, picture order by key) from link_pictures
      where creator_id = c.id and unused_since is null and picture is not null) as "linkPictures",
    (${PACKAGES}) as packages,
    (${PAGE_PORTFOLIO}) as "portfolioItems") x)::text`;

/** Reads whole pages, many at once, because a crowd comes to many; `$1` are the keys that they are asked for by. SQL. */
const pages = (lent: LentColumns, key: string, joined = ''): string => `
  with found as materialized (
    select ${key}::text as key, ${wholePage(lent)} as page from creators c ${joined} where c.deleted_at is null and ${key} = any($1))
  select key, page, md5(page) as tag from found`;

const STATEMENTS = {
  'pages-by-id': ['c.id'],
  'pages-by-name': ['c.username_key'],
  'pages-by-package': [
    'asked.id',
    'join packages asked on asked.creator_id = c.id and asked.deleted_at is null and asked.archived_at is null',
  ],
} as const;

/** Those of the creators `$1` who are there and whom nobody changes at this moment; they stay so until the transaction ends. */
export const UNDISTURBED_CREATORS = `
  select id from creators where id = any($1::uuid[]) and deleted_at is null order by id for share skip locked`;

/** A page as the statement gives it. */
export const creatorView = (page: string, tag: string): CreatorView => ({
  ...(JSON.parse(page) as Omit<CreatorView, 'tag'>),
  tag,
});

@Injectable()
export class ReadCreators {
  private readonly byId = this.gathered('pages-by-id');
  private readonly byName = this.gathered('pages-by-name');
  private readonly byPackage = this.gathered('pages-by-package');

  constructor(
    private readonly database: Database,
    private readonly replica: Replica,
    private readonly lent: LentColumns,
  ) {}

  /** A public page, by id or username. @throws Problem CREATOR_NOT_FOUND */
  async profile(idOrUsername: string): Promise<CreatorView> {
    const found = await this.find(idOrUsername);
    if (!found) throw new Problem('CREATOR_NOT_FOUND');
    return found;
  }

  /** The same; null where there is none. */
  async find(idOrUsername: string): Promise<CreatorView | null> {
    // Nobody has such a name, and PostgreSQL refuses some characters even in a question.
    if (!USERNAME.pattern.test(idOrUsername)) return null;
    return isId(idOrUsername)
      ? this.byId.find(idOrUsername.toLowerCase())
      : this.byName.find(usernameKey(idOrUsername));
  }

  /** The page on which a package is offered; null where there is no such package. */
  async findByPackage(packageId: string): Promise<CreatorView | null> {
    return isId(packageId) ? this.byPackage.find(packageId.toLowerCase()) : null;
  }

  private gathered(name: keyof typeof STATEMENTS): GatheredReads<CreatorView> {
    const [key, joined] = STATEMENTS[name];
    const read = async (keys: string[], from: Statements) => {
      const rows = await from.rows<{ key: string; page: string; tag: string }>(
        name,
        pages(this.lent, key, joined),
        [keys],
      );
      return new Map(rows.map(({ key, page, tag }) => [key, creatorView(page, tag)]));
    };
    return new GatheredReads((keys) =>
      this.replica.orLastKnown(
        keys,
        (from) => read(keys, from),
        ({ id }) => id,
      ),
    );
  }

  /** The present name of someone who had this one within the last months; null where nobody had. */
  async renamed(username: string): Promise<string | null> {
    if (!USERNAME.pattern.test(username)) return null;
    const found = await this.database.row<{ username: string }>(
      'renamed-creator',
      `select c.username from former_usernames f join creators c on c.id = f.creator_id and c.deleted_at is null
       where f.username_key = $1 and f.until > now()`,
      [usernameKey(username)],
    );
    return found?.username ?? null;
  }

  /**
   * Why a username can't be had, or null when it can.
   * @param by whose former name is theirs to take back
   */
  async whyUnavailable(username: string, by: string | null = null): Promise<string | null> {
    const problem = usernameProblem(username);
    if (problem !== null) return problem;
    const taken = await this.database.row(
      'username-taken',
      `select 1 from creators where username_key = $1
       union all
       select 1 from former_usernames where username_key = $1 and until > now() and creator_id is distinct from $2::uuid`,
      [usernameKey(username), by],
    );
    return taken ? USERNAME.messages.taken : null;
  }

  /** Names in place of one that can't be had; they were free a moment ago. One statement, however many there are to look at. */
  async suggestUsernames(typed: string): Promise<string[]> {
    const names = usernameCandidates(typed);
    if (names.length === 0) return [];
    const taken = await this.database.rows<{ key: string }>(
      'usernames-taken',
      `select username_key as key from creators where username_key = any($1)
       union all
       select username_key from former_usernames where username_key = any($1) and until > now()`,
      [names.map(usernameKey)],
    );
    const keys = new Set(taken.map(({ key }) => key));
    return names.filter((name) => !keys.has(usernameKey(name))).slice(0, SUGGESTED_USERNAMES);
  }
}
