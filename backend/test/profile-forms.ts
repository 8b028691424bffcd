/** What the profile editor sends. */
export const profileForm = (fields: Record<string, unknown> = {}) => ({
  username: 'Nora_Films-1',
  displayName: 'Nora Lind',
  bio: 'Calm films about food.',
  category: 'Food & Beverage',
  ...fields,
});

/** What creator onboarding sends. */
export const onboardingForm = (fields: Record<string, unknown> = {}) => ({
  ...profileForm(),
  packageName: 'UGC Package',
  packageDescription: 'Three photos of your product',
  packagePrice: 150,
  packageDeliveryTime: '3-5 days',
  packageIncludes: '• 3 photos\n• Editing',
  packageRevisions: '1',
  ...fields,
});
