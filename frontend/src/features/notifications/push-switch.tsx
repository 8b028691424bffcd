import { useEffect, useState } from 'react';
import { useGetSiteQuery, useSubscribeBrowserMutation, useUnsubscribeBrowserMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { PlainButton } from '../../ui/link-button';
import { canPush, currentSubscription, subscribeBrowser, unsubscribeBrowser } from './push-browser';

const BLOCKED = 'Your browser blocks notifications of this site. Allow them in its settings first.';

/** The button that has this browser told by push; not there where the platform or the browser has no push. */
export function PushSwitch() {
  const { data: site } = useGetSiteQuery();
  const pushKey = site?.pushKey ?? null;
  return pushKey !== null && canPush() ? <Switch pushKey={pushKey} /> : null;
}

function Switch({ pushKey }: { pushKey: string }) {
  const [keep] = useSubscribeBrowserMutation();
  const [end] = useUnsubscribeBrowserMutation();
  const [on, setOn] = useState<boolean | null>(null);
  const [blocked, setBlocked] = useState(Notification.permission === 'denied');
  const [busy, setBusy] = useState(false);

  // The server tells a browser only while its owner is signed in there: it learns of this sign-in now.
  useEffect(() => {
    let left = false;
    void currentSubscription()
      .catch(() => null)
      .then((subscription) => {
        if (left) return;
        setOn(subscription !== null);
        if (subscription) void keep({ pushSubscriptionDto: subscription });
      });
    return () => {
      left = true;
    };
  }, [keep]);

  async function turnOn(): Promise<void> {
    const subscription = await subscribeBrowser(pushKey);
    setBlocked(subscription === null);
    if (!subscription) return;
    await keep({ pushSubscriptionDto: subscription }).unwrap();
    setOn(true);
  }
  async function turnOff(): Promise<void> {
    const endpoint = await unsubscribeBrowser();
    setOn(false);
    if (endpoint !== null) await end({ pushEndpointDto: { endpoint } }).unwrap();
  }
  async function press(): Promise<void> {
    setBusy(true);
    try {
      await (on ? turnOff() : turnOn());
    } catch (error) {
      reportFailure(error, { title: 'Not changed', otherwise: 'That did not work. Please try again.' });
    }
    setBusy(false);
  }

  if (on === null) return null;
  return (
    <>
      <PlainButton look="quiet" disabled={busy || (blocked && !on)} onClick={() => void press()}>
        {on ? 'Turn off push in this browser' : 'Turn on push in this browser'}
      </PlainButton>
      {blocked && !on && <p role="status">{BLOCKED}</p>}
    </>
  );
}
