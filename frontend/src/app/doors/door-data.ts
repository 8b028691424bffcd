import type { BookingDto, CreatorDto, PackagePageDto, UserDto } from '../../api/calls';
import type { TipDto } from '../../api/tip-calls';
import type { SiteDto } from '../../api/generated';
import type { SentForm } from '../../ui/sent-form';

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
  /** What was sent without the script and refused, and what is sent next. */
  sent?: SentForm;
  /** What can be booked there; absent where nothing can. */
  pack?: PackagePageDto;
  /** What is paid for there; absent where it couldn't be asked for. */
  booking?: BookingDto;
  /** What became of it is said there; absent where it couldn't be asked for. */
  tip?: TipDto;
  /** Who can be tipped there, without what their page shows besides. */
  creator?: CreatorDto;
  /** Whether what the address names is nothing that this reader may see. */
  isMissing?: boolean;
}
