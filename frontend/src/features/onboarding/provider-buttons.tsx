import { AppleFilled, GoogleOutlined, LoginOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useSignInProvider } from '../../api/sign-in-provider';
import { Agreement } from '../../ui/legal-links';
import { Stack } from '../../ui/page';

const notOffered = 'Not available on this site. Please use your email.';

function NotOffered({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Tooltip title={notOffered}>
      <Button block size="large" disabled icon={icon}>
        {children}
      </Button>
    </Tooltip>
  );
}

/** Signing up without a password. Google and Apple are shown always, and are of use where they are configured. */
export function ProviderButtons() {
  const provider = useSignInProvider(null);
  return (
    <Stack>
      {provider && !provider.isGoogle && (
        <Button block size="large" href={provider.href} icon={<LoginOutlined />}>
          Continue with {provider.name}
        </Button>
      )}
      {provider?.isGoogle ? (
        <Button block size="large" href={provider.href} icon={<GoogleOutlined />}>
          Sign up with Google
        </Button>
      ) : (
        <NotOffered icon={<GoogleOutlined />}>Sign up with Google</NotOffered>
      )}
      <NotOffered icon={<AppleFilled />}>Sign up with Apple</NotOffered>
      {provider && <Agreement by={`By signing up with ${provider.name}`} />}
    </Stack>
  );
}
