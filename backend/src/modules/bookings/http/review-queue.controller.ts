import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { REVIEW_QUEUE_MAX } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import type { BookingRecord } from '../booking-record.js';
import { ReviewQueue } from '../reads/review-queue.js';

class QueuedDeliveryDto {
  @ApiProperty({ format: 'uuid' })
  bookingId: string;

  @ApiProperty()
  packageName: string;

  @ApiProperty()
  creatorName: string;

  @ApiProperty({ description: 'Of the newest version, which is judged.' })
  version: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when an answer is awaited.',
  })
  dueAt: string | null;
}

const present = ({ id, package: pack, creator, state }: BookingRecord): QueuedDeliveryDto => ({
  bookingId: id,
  packageName: pack.name,
  creatorName: creator.displayName,
  version: state.context.version,
  dueAt: state.context.deadlineAt === null ? null : new Date(state.context.deadlineAt).toISOString(),
});

@ApiTags('Review room')
@Controller('review-queue')
export class ReviewQueueController {
  constructor(private readonly queue: ReviewQueue) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getReviewQueue',
    summary: 'List the deliveries that wait for your review as a brand or guest',
    description: `Across all creators, over the same bookings as \`GET /api/brand/bookings\`; what is due first comes first, ${REVIEW_QUEUE_MAX} at most. A delivery is in it once every file can be viewed, and until it is answered. Empty for a caller who has none.`,
  })
  @ApiOkResponse({ type: [QueuedDeliveryDto] })
  async list(@CurrentCaller() caller: Caller): Promise<QueuedDeliveryDto[]> {
    const records = await this.queue.of(caller);
    return records.map(present);
  }
}
