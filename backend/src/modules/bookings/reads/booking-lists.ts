import { Injectable } from '@nestjs/common';
import {
  type BookingGroup,
  type BookingSort,
  type BookingStage,
  type BookingStatus,
  type BrandTab,
  type Party,
  STAGE_META,
  type StageMeta,
  stagesWhere,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { unseen } from '../../../platform/database/unseen.js';
import {
  type Direction,
  LISTED_COLUMNS,
  type Listed,
  ListedBookings,
  NOTHING_LISTED,
} from './listed-bookings.js';
import { brandKeys, eachWay, isOfBrand, isOfBrandTotal } from './of-brand.js';

/** What somebody asks to see of their bookings. */
export interface BookingWish {
  as: Party;
  group?: BookingGroup;
  status?: BookingStatus;
  tab?: BrandTab;
  /** Part of the other party's or the package's name. */
  search?: string;
  /** Without one: in the open groups the most urgent on top, else the newest. */
  sort?: BookingSort;
}

/** Where the next page begins: after this row, in the order of the list. */
export interface ListCursor {
  moment: string;
  rank: number;
  id: string;
}

export type GroupCounts = Record<BookingGroup, number>;

type Order = BookingSort | 'urgent';
interface OrderRow {
  /** SQL of a moment and of a whole number; rows are compared by them and then by id. */
  moment: string;
  rank: string;
  direction: Direction;
}

const PAGE_SIZE = 20;
const NEVER = `timestamptz '9999-12-31T00:00:00Z'`;
/** The date that people look at: when the content is due while it is made, else the deadline. */
const UNTIL = `coalesce(case when b.stage = any($3::text[]) then b.due_at else b.deadline_at end, ${NEVER})`;
const ORDERS: Readonly<Record<Order, OrderRow>> = {
  // A cursor has no finer moments than milliseconds; bookings are made at no finer ones.
  urgent: { moment: `date_trunc('milliseconds', ${UNTIL})`, rank: '-b.amount_cents', direction: 'asc' },
  newest: { moment: 'b.created_at', rank: '0', direction: 'desc' },
  oldest: { moment: 'b.created_at', rank: '0', direction: 'asc' },
  amount: { moment: NEVER, rank: '-b.amount_cents', direction: 'asc' },
};
/** Where the first page begins. */
const BEGINNINGS: Readonly<Record<Direction, ListCursor>> = {
  asc: { moment: '-infinity', rank: Number.MIN_SAFE_INTEGER, id: '00000000-0000-0000-0000-000000000000' },
  desc: { moment: 'infinity', rank: Number.MAX_SAFE_INTEGER, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
};
/** What the other party has asked of somebody waits for them, whoever has to go on with the work. */
const ASKED: Readonly<Record<Party, string>> = {
  brand: `b.extension is not null or b.proposal ->> 'by' is not distinct from 'creator'`,
  creator: `b.proposal ->> 'by' is not distinct from 'brand'`,
};
const waitsFor = (as: Party): string =>
  `(b.stage = any($2::text[]) and b.open_chargeback is null) or ${ASKED[as]}`;
/** Whose the bookings are; the first of its parameters has this number. */
const MINE: Readonly<Record<Party, (first: number) => string>> = {
  brand: isOfBrand,
  creator: (first) => `b.creator_id = $${first}`,
};

/** The names among which is searched. */
const SEARCHED = `concat_ws(chr(10), b.brand_name, b.package->>'name', c.display_name, c.username)`;

const SHOWN = unseen(1, 'text[]');
const MINE_TO_DO = unseen(4, 'boolean');
const PATTERN = unseen(5, 'text');

/** How many of them are closed, which is kept; the first of their keys has the number 3. */
const CLOSED: Readonly<Record<Party, string>> = {
  brand: `select coalesce(sum(t.bookings), 0)::int from brand_totals t where ${isOfBrandTotal(3)}`,
  creator: 'select coalesce(sum(t.bookings), 0)::int from creator_totals t where t.creator_id = $3',
};

/** One list in one order; what it shows of all bookings is said by parameters, and whether all of them are open. */
function textOf(
  as: Party,
  { moment, rank, direction }: OrderRow,
  onlyOpen: boolean,
  isSearch: boolean,
): string {
  const after = direction === 'asc' ? '>' : '<';
  const select = (condition: string): string => `
    select ${LISTED_COLUMNS}, ${UNTIL} as until_at, ${moment} as list_moment, (${rank})::bigint as list_rank
    from bookings b ${isSearch ? 'join creators c on c.id = b.creator_id' : ''}
    where ${condition} ${onlyOpen ? 'and b.is_open' : ''} and b.stage = any(${SHOWN})
      and (${MINE_TO_DO} is null or (${waitsFor(as)}) = ${MINE_TO_DO})
      and (${PATTERN} is null ${isSearch ? `or ${SEARCHED} ilike ${PATTERN}` : ''})
      and (${moment}, (${rank})::bigint, b.id) ${after} ($6::timestamptz, $7::bigint, $8::uuid)
    order by ${moment} ${direction}, (${rank})::bigint ${direction}, b.id ${direction} limit ${PAGE_SIZE + 1}`;
  if (as === 'creator') return select(MINE.creator(9));
  return `
    select listed.* from (select distinct on (list_moment, list_rank, id) * from (${eachWay(9, select)}) found) listed
    order by list_moment ${direction}, list_rank ${direction}, id ${direction} limit ${PAGE_SIZE + 1}`;
}

const turnOf = (as: Party): string[] => stagesWhere(({ turn }) => turn === as);
const PROMISED = stagesWhere(({ window }) => window?.event === 'DELIVERY_WINDOW_ENDED');

function stagesFor({ as, group, status, tab }: BookingWish): string[] {
  const fits = (meta: StageMeta): boolean =>
    (as === 'brand' || meta.hiddenFromCreator !== true) &&
    (group === undefined || meta.final === (group === 'closed')) &&
    (status === undefined || meta.status === status) &&
    (tab === undefined || meta.tab === tab);
  return stagesWhere(fits);
}

/** Text that a pattern has to contain, whatever signs are in it. */
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The lists of the dashboards: in groups, searched and sorted, page by page by keyset. */
@Injectable()
export class BookingLists {
  constructor(
    private readonly database: Database,
    private readonly listed: ListedBookings,
  ) {}

  /** One page of a caller's own bookings; empty for anyone who has none. */
  async page(wish: BookingWish, caller: Caller, after: ListCursor | null): Promise<Listed> {
    const { as, group, search } = wish;
    const mine = keysOf(as, caller);
    if (as === 'creator' && mine[0] === null) return NOTHING_LISTED;
    const order = wish.sort ?? (group === 'needs_you' || group === 'waiting' ? 'urgent' : 'newest');
    const row = ORDERS[order];
    const from = after ?? BEGINNINGS[row.direction];
    const stages = stagesFor(wish);
    const onlyOpen = !stages.some((stage) => STAGE_META[stage as BookingStage].final);
    const pattern = search === undefined || search === '' ? null : containing(search);
    const name = ['list-of', as, order, onlyOpen && 'open', pattern !== null && 'search']
      .filter(Boolean)
      .join('-');
    const list = textOf(as, row, onlyOpen, pattern !== null);
    return this.listed.read(name, { list, direction: row.direction, size: PAGE_SIZE }, [
      stages,
      turnOf(as),
      PROMISED,
      group === 'needs_you' ? true : group === 'waiting' ? false : null,
      pattern,
      from.moment,
      from.rank,
      from.id,
      ...mine,
    ]);
  }

  /** How many bookings a caller has in each group. */
  async counts(as: Party, caller: Caller): Promise<GroupCounts> {
    const none: GroupCounts = { needs_you: 0, waiting: 0, closed: 0 };
    const mine = keysOf(as, caller);
    if (as === 'creator' && mine[0] === null) return none;
    const counts = await this.database.row<GroupCounts>(
      `group-counts-of-${as}`,
      `select count(*) filter (where mine)::int as needs_you, count(*) filter (where not mine)::int as waiting,
         (${CLOSED[as]} and t.stage = any($1::text[])) as closed
       from (select ${waitsFor(as)} as mine from bookings b
         where ${MINE[as](3)} and b.is_open and b.stage = any($1::text[])) grouped`,
      [stagesFor({ as }), turnOf(as), ...mine],
    );
    return counts ?? none;
  }
}

const keysOf = (as: Party, caller: Caller) =>
  as === 'brand' ? brandKeys(caller) : [caller.user?.creatorId ?? null];
