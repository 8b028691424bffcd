/** Settings of the product that must not leak from the developer's shell into a test. */
const PRODUCT_SETTINGS =
  /^(DATABASE_URL|DATA_DIR|PORT|HOST|WEB_ROOT|PUBLIC_URL|SESSION_SECRET|PLATFORM_FEE_BPS|DEMO_MODE|ALLOW_SANDBOX_PAYMENTS|SMTP_URL|MAIL_FROM|SUPPORT_EMAIL|WINDOW_.*|STRIPE_.*|S3_.*|OIDC_.*|FFMPEG_PATH|DISK_RESERVE_MB|MEDIA_JAIL)$/;

/** @returns the environment of this process without them */
export function withoutProductSettings() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRODUCT_SETTINGS.test(name)));
}
