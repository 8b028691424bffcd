import { NotificationsScreen } from '../../features/notifications/notifications-screen';

export const handle = { label: 'Notifications' };

export const Component = NotificationsScreen;
