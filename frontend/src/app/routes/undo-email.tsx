import { useSearchParams } from 'react-router-dom';
import { UndoEmailScreen } from '../../features/auth/undo-email-screen';
import { Page } from '../../ui/page';

export const handle = { label: 'Undo a change' };

export function Component() {
  const [params] = useSearchParams();
  return (
    <Page>
      <UndoEmailScreen token={params.get('token') ?? ''} />
    </Page>
  );
}
