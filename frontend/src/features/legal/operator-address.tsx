import { useSupportEmail } from '../../api/site';

/** Where those who run this site are reached. */
export function OperatorAddress() {
  const address = useSupportEmail();
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>the support address of this site</>;
}
