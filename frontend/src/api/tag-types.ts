/** What the server's answers are about; a mutation names the kinds it changes. */
export const tagTypes = [
  'Session',
  'Profile',
  'Package',
  'Booking',
  'BookingPart',
  'BookingList',
  'ReviewRoom',
  'Conversation',
  'ConversationList',
  'Notification',
  'Portfolio',
  'OwnPortfolio',
  'StuckWork',
  'AdminLog',
  'Access',
] as const;
