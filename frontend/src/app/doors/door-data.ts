import type { PackagePageDto, UserDto } from '../../api/calls';
import type { SiteDto } from '../../api/generated';

/** All that a door is drawn of, by the server and again by its script. */
export interface DoorData {
  /** Which door it is, as the table of doors names it. */
  route: string;
  params: Readonly<Record<string, string>>;
  /** The query, with its question mark. */
  search: string;
  site: SiteDto;
  /** Who is signed in; null for a visitor. */
  user: UserDto | null;
  /** What can be booked there; absent where nothing can. */
  pack?: PackagePageDto;
}
