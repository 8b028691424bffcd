import { setup } from 'xstate';

type OnboardingEvent =
  | { type: 'PROFILE_VALID' }
  | { type: 'BACK' }
  | { type: 'SUBMITTED' }
  | { type: 'CREATED' }
  | { type: 'REFUSED' };

/**
 * The creator's first steps: profile, link-in-bio, live. Step two is reached with a valid profile only, and from
 * `live` there is no way back: the page is public by then.
 */
export const creatorOnboardingMachine = setup({
  types: { events: {} as OnboardingEvent },
}).createMachine({
  id: 'creatorOnboarding',
  initial: 'profile',
  states: {
    profile: { meta: { step: 1 }, on: { PROFILE_VALID: 'building' } },
    building: { meta: { step: 2 }, on: { BACK: 'profile', SUBMITTED: 'creating' } },
    creating: { meta: { step: 2 }, on: { CREATED: 'live', REFUSED: 'building' } },
    live: { meta: { step: 3 }, type: 'final' },
  },
});
