import { ApiHeader } from '@nestjs/swagger';

/** Documents that a call can be repeated without being done twice. */
export const IdempotencyKeyHeader = (description: string) =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `${description} With another body it is refused (409).`,
    schema: { type: 'string', maxLength: 255 },
  });
