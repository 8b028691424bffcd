/** What the server's answers are about; a mutation names the kinds it changes. */
export const tagTypes = [
  'Session',
  'Profile',
  'Package',
  'Booking',
  'BookingPart',
  'BookingList',
  'ReviewRoom',
  'Portfolio',
  'OwnPortfolio',
  'StuckWork',
  'AdminLog',
  'Access',
  'Notification',
  'NotificationSettings',
] as const;
