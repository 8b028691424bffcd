import { createContext, useContext } from 'react';

/** Where those who run this site are reached: the document’s program is told. */
export const SupportEmail = createContext<string | null>(null);

/** The same as a link. */
export function OperatorAddress() {
  const address = useContext(SupportEmail);
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>the support address of this site</>;
}
