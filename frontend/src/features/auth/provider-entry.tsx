import { GoogleOutlined, LoginOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSignInProvider } from '../../api/sign-in-provider';
import { Agreement } from '../../ui/legal-links';
import styles from './auth-form.module.css';

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
        <Button
          block
          size="large"
          href={provider.href}
          icon={provider.isGoogle ? <GoogleOutlined /> : <LoginOutlined />}
        >
          Continue with {provider.name}
        </Button>
      </div>
      {agreement && <Agreement by={`By continuing with ${provider.name}`} />}
    </>
  );
}
