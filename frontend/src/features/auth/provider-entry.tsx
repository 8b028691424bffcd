import { useSignInProvider } from '../../api/sign-in-provider';
import { Agreement } from '../../ui/legal-links';
import { AnchorButton } from '../../ui/link-button';
import styles from './auth-form.module.css';
import { ProviderIcon } from './provider-icon';

/** The way in without a password; nothing where no provider is configured. */
export function ProviderEntry({
  next,
  agreement,
}: {
  next: string | null;
  /** Whether it has to be said here what newcomers agree to. */
  agreement: boolean;
}) {
  const provider = useSignInProvider(next);
  if (!provider) return null;
  return (
    <>
      <div>
        <p className={styles.or}>or</p>
        <AnchorButton look="quiet" block href={provider.href}>
          <ProviderIcon isGoogle={provider.isGoogle} />
          <span>Continue with {provider.name}</span>
        </AnchorButton>
      </div>
      {agreement && <Agreement by={`By continuing with ${provider.name}`} />}
    </>
  );
}
