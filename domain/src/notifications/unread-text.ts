/** "3 unread notifications", for people who don't see the badge. */
export const unreadText = (count: number): string =>
  count === 0 ? 'No unread notifications' : `${count} unread notification${count === 1 ? '' : 's'}`;
