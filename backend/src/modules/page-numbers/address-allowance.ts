import { PAGE_NUMBERS } from '@reelpact/domain';

/** A minute with more addresses than this is an attack; those that come later in it don't count. */
const MAX_ADDRESSES = 20_000;

/** Counts in memory how many events an address has sent in this minute: a beacon must not cost a statement. */
export class AddressAllowance {
  private readonly taken = new Map<string, number>();
  private minute = 0;

  /** @param factor as `RATE_LIMIT_FACTOR` */
  constructor(
    private readonly factor = 1,
    private readonly maxAddresses = MAX_ADDRESSES,
  ) {}

  /** @param now milliseconds @returns whether this address may be counted once more */
  take(address: string, now: number): boolean {
    const { most, seconds } = PAGE_NUMBERS.allowance;
    const minute = Math.floor(now / (seconds * 1000));
    if (minute !== this.minute) {
      this.taken.clear();
      this.minute = minute;
    }
    const before = this.taken.get(address) ?? 0;
    if (before >= most * this.factor) return false;
    if (before === 0 && this.taken.size >= this.maxAddresses) return false;
    this.taken.set(address, before + 1);
    return true;
  }
}
