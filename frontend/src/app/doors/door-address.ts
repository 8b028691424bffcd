import { createContext } from 'react';

/** Where a door is opened. */
export const DoorAddress = createContext<{ params: Readonly<Record<string, string>>; search: string }>({
  params: {},
  search: '',
});
