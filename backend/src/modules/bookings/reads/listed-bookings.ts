import { Injectable } from '@nestjs/common';
import { Database, type Parameter } from '../../../platform/database/database.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { PRODUCT_TIME } from '../../../platform/database/product-time.js';
import { CREATOR_CARD_STAMP } from '../../creators/index.js';
import { CREATORS_OF_BOOKINGS } from './creator-of-booking.js';

/** A booking of a list, without what is said of it. */
export interface ListedBooking {
  id: string;
  /**
   * Differs after whatever changes what is said of it, but for the passing of time. It is made of the transactions that wrote the rows of which
   * an answer is put together: PostgreSQL keeps that with each row, so nobody who writes has to think of it.
   */
  stamp: string;
}

/** A page of a list, as one moment shows it. */
export interface Listed {
  bookings: ListedBooking[];
  /** The product's time, in milliseconds since 1970. */
  now: number;
  /** Where the page's last booking stands in the list; null where no page follows. */
  last: { id: string; moment: string; rank: number } | null;
}

/** How a list is ordered: by `list_moment`, then `list_rank`, then `id`, all of them this way. */
export type Direction = 'asc' | 'desc';

/** What a list selects of a booking `b`, beside `list_moment` and `list_rank`. */
export const LISTED_COLUMNS = 'b.id, b.creator_id, b.xmin as written';

/** One row for all of them: a driver takes longer to read many rows than to split a text. */
interface Row {
  /** `id creator transaction`, in the order of the list; null where there are none, as below. */
  bookings: string | null;
  /** `creator stamp`, each once. */
  cards: string | null;
  /** `booking stamp`, one for each file. */
  versions: string | null;
  now: string;
  moment: Date | null;
  rank: string | null;
}

const textOf = (list: string, direction: Direction, size: number, lent: LentColumns): string => {
  const order = `order by list_moment ${direction}, list_rank ${direction}, id ${direction}`;
  return `
  with listed as materialized (select * from (${list}) page)
  select string_agg(concat_ws(' ', id, creator_id, written), ',' ${order}) as bookings,
    (array_agg(list_moment ${order}))[${size}] as moment, (array_agg(list_rank ${order}))[${size}] as rank,
    (select string_agg(concat_ws(' ', c.id, ${CREATOR_CARD_STAMP}), ',') from creators c join users u on u.id = c.user_id
      where c.id = any(array(select creator_id from listed))) as cards,
    ${lent.sql('listed.versions')} as versions,
    (${PRODUCT_TIME}) as now
  from listed`;
};

/** What follows each of the ids with which the parts of a text begin. */
function byId(text: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text?.split(',') ?? []) {
    const [id = '', stamp = ''] = part.split(' ');
    found.set(id, `${found.get(id) ?? ''},${stamp}`);
  }
  return found;
}

/** Lists of bookings, without what is said of each. */
@Injectable()
export class ListedBookings {
  constructor(
    private readonly database: Database,
    private readonly lent: LentColumns,
  ) {}

  /** @param list selects the columns above, in the order of the list, one more than fit on a page: `size` */
  async read(
    name: string,
    { list, direction, size }: { list: string; direction: Direction; size: number },
    values: readonly Parameter[],
  ): Promise<Listed> {
    const row = await this.database.row<Row>(name, textOf(list, direction, size, this.lent), values);
    if (!row) throw new Error('a list is always answered');
    const cards = byId(row.cards);
    const versions = byId(row.versions);
    const found = (row.bookings?.split(',') ?? []).map((booking) => {
      const [id = '', creatorId = '', written = ''] = booking.split(' ');
      CREATORS_OF_BOOKINGS.learn(id, creatorId);
      return { id, stamp: [written, cards.get(creatorId), versions.get(id)].join('/') };
    });
    const bookings = found.slice(0, size);
    const id = found.length > size ? bookings.at(-1)?.id : undefined;
    const last =
      id !== undefined && row.moment
        ? { id, moment: row.moment.toISOString(), rank: Number(row.rank) }
        : null;
    return { bookings, now: Number(row.now), last };
  }
}

/** Of somebody who has none. */
export const NOTHING_LISTED: Listed = { bookings: [], now: 0, last: null };
