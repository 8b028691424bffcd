/** The element that the script takes over. */
export const ROOT_ID = 'door';
/** The element that holds what the door is drawn of. */
export const DATA_ID = 'door-data';
