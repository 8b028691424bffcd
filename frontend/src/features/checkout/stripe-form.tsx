import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
// The package's main entry would fetch js.stripe.com as soon as it is imported; this one waits to be asked.
import { loadStripe } from '@stripe/stripe-js/pure';
import { Button, theme } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
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
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        block
        disabled={shown === 'loading'}
        loading={checkout.busy}
      >
        {label}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
    </form>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.form}>
      <p>The card form could not be loaded. Please check your connection; nothing has been charged.</p>
      <div>
        <Button type="primary" onClick={onRetry}>
          Try Again
        </Button>
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

/** The application's theme in the words of Stripe's form; it follows the light and the dark one. */
function useAppearance(): Appearance {
  const { token } = theme.useToken();
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token.colorPrimary,
      colorBackground: token.colorBgContainer,
      colorText: token.colorText,
      colorTextSecondary: token.colorTextSecondary,
      colorTextPlaceholder: token.colorTextPlaceholder,
      colorDanger: token.colorError,
      colorSuccess: token.colorSuccess,
      // Stripe's frames can't see the application's own font.
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
      fontSizeBase: `${token.fontSizeLG}px`,
      borderRadius: `${token.borderRadius}px`,
    },
    rules: {
      '.Input': { border: `1px solid ${token.colorBorder}`, boxShadow: 'none' },
      '.Input:focus': { borderColor: token.colorPrimary, outline: `2px solid ${token.colorPrimary}` },
      '.Label': { color: token.colorText, fontWeight: '600' },
    },
    disableAnimations: token.motion === false,
  };
}
