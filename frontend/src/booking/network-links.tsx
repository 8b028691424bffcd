import { SHARE_NETWORKS, SHARE_PLACES, type ShareNetwork } from '@reelpact/domain';
import { useId } from 'react';
import styles from './network-links.module.css';

interface NetworkLinksProps {
  onCopy: (network: ShareNetwork) => unknown;
}

/** The link to a page once for each network, copied with one press, so that visits are counted by where they come from. */
export function NetworkLinks({ onCopy }: NetworkLinksProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.links}>
      <p id={id}>Copy a link for each place, and your numbers show which one brings people.</p>
      <ul>
        {SHARE_NETWORKS.map((network) => (
          <li key={network}>
            <button type="button" onClick={() => void onCopy(network)}>
              {SHARE_PLACES[network]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
