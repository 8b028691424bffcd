/**
 * The product's clock: real time plus an offset that the demo can move. Milliseconds since 1970, whole.
 * Sessions, signatures and rate limits use real time and never this.
 */
export const PRODUCT_TIME = `
  select (floor(extract(epoch from clock_timestamp()) * 1000) + offset_seconds * 1000)::bigint::text as now
  from product_clock`;
