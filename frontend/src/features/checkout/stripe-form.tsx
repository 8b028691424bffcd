import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
// The package's main entry would fetch js.stripe.com as soon as it is imported; this one waits to be asked.
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { PlainButton } from '../../ui/link-button';
import { Spinner } from '../../ui/spinner';
import type { FormProps } from './form-props';
import styles from './stripe-form.module.css';
import { useStripePayment } from './use-stripe-payment';

/** Stripe's own form, in frames of Stripe's: no card number ever comes near this page. */
export function StripeForm(props: FormProps) {
  const { payment } = props.checkout;
  const { stripe, failed, retry } = useStripeScript(payment?.publishableKey ?? null);
  const appearance = useAppearance();
  if (failed) return <NotLoaded onRetry={retry} />;
  if (!stripe || !payment) return <Spinner />;
  return (
    <Elements stripe={stripe} options={{ clientSecret: payment.clientSecret, appearance, loader: 'auto' }}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ checkout, label, note }: FormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const pay = useStripePayment(checkout, stripe, elements);
  const [shown, setShown] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (shown === 'failed') return <NotLoaded onRetry={() => window.location.reload()} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void pay();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <PaymentElement
        options={{ layout: 'tabs', business: { name: 'Reelpact' } }}
        onReady={() => setShown('ready')}
        onLoadError={() => setShown('failed')}
      />
      {checkout.problem && (
        <p className={styles.problem} role="alert">
          {checkout.problem}
        </p>
      )}
      <PlainButton type="submit" block disabled={shown === 'loading'} busy={checkout.busy}>
        {label}
      </PlainButton>
      {note && <p className={styles.note}>{note}</p>}
    </form>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.form}>
      <p>The card form could not be loaded. Please check your connection; nothing has been charged.</p>
      <div>
        <PlainButton onClick={onRetry}>Try Again</PlainButton>
      </div>
    </div>
  );
}

/** Fetches Stripe's script, once a payment needs it. */
function useStripeScript(publishableKey: string | null) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (publishableKey === null) return;
    let gone = false;
    loadStripe(publishableKey).then(
      (loaded) => {
        if (gone) return;
        setStripe(loaded);
        setFailed(loaded === null);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [publishableKey, tries]);
  return {
    stripe,
    failed: failed || publishableKey === null,
    retry: () => {
      setFailed(false);
      setTries((count) => count + 1);
    },
  };
}

const TOKENS = [
  'primary',
  'raised',
  'ink',
  'muted',
  'danger',
  'money',
  'edge',
  'text-body',
  'radius-app',
] as const;

/** Calls back when the theme may have changed, by a switch of ours or of the system. */
function watchTheme(changed: () => void): () => void {
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  return () => {
    root.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** The page's tokens as they are now, in one text. */
function readTokens(): string {
  const page = getComputedStyle(document.documentElement);
  return TOKENS.map((name) => page.getPropertyValue(`--${name}`).trim()).join();
}

/** The page's theme in the words of Stripe's form; it follows the light and the dark one. */
function useAppearance(): Appearance {
  const values = useSyncExternalStore(watchTheme, readTokens).split(',');
  const token = (name: (typeof TOKENS)[number]): string => values[TOKENS.indexOf(name)] ?? '';
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('primary'),
      colorBackground: token('raised'),
      colorText: token('ink'),
      colorTextSecondary: token('muted'),
      colorTextPlaceholder: token('muted'),
      colorDanger: token('danger'),
      colorSuccess: token('money'),
      // Stripe's frames can't see the page's own font.
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      fontSizeBase: token('text-body'),
      borderRadius: token('radius-app'),
    },
    rules: {
      '.Input': { border: `1px solid ${token('edge')}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: token('primary'), outline: `2px solid ${token('primary')}` },
      '.Label': { color: token('ink'), fontWeight: '600' },
    },
    disableAnimations: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
