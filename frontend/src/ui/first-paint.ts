import { createContext, useContext } from 'react';

/**
 * Whether a screen is still as the server has drawn it. The server knows nothing of what a browser keeps or can do, and what the script
 * draws first must be the same.
 */
export const FirstPaint = createContext(false);

export const useFirstPaint = (): boolean => useContext(FirstPaint);
