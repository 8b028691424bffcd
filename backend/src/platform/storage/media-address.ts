/** Where public files are found, as a whole address: for copies that are read outside the site. */
export const mediaAddress = (publicUrl: string): string => `${publicUrl}/api/media/`;
