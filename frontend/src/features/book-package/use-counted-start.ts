import { useEffect, useEffectEvent } from 'react';
import { useCountPageEventMutation, type PackagePageDto } from '../../api/calls';
import { unwatched } from '../../api/unwatched';

/** Tells the server, once for each form that is opened, that somebody has begun to book. */
export function useCountedStart(pack: PackagePageDto | undefined, source: string | undefined): void {
  const [count] = useCountPageEventMutation(unwatched);
  const packageId = pack?.bookable ? pack.id : undefined;
  // Whether it was counted changes nothing for the person.
  const begin = useEffectEvent(() => {
    if (!pack) return;
    void count({
      pageEventDto: { creatorId: pack.creator.id, event: 'book_start', packageId: pack.id, source },
    });
  });
  useEffect(() => {
    if (packageId !== undefined) begin();
  }, [packageId]);
}
