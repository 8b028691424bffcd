import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

/**
 * Asks before what is not saved is lost: by closing, by going to another screen, or, in the browser's own words, by
 * leaving the product.
 * @returns what to call instead of closing, and the question, which has to be on the page
 */
export function useUnsavedQuestion(
  isChanged: boolean,
  onClose: () => void,
): { requestClose: () => void; question: ReactNode } {
  const [closing, setClosing] = useState(false);
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );

  useAskBeforeLeaving(isChanged);

  function stay(): void {
    setClosing(false);
    leaving.reset?.();
  }

  function leave(): void {
    if (leaving.state === 'blocked') leaving.proceed();
    else onClose();
  }

  return {
    requestClose: () => (isChanged ? setClosing(true) : onClose()),
    question: (
      <Modal
        open={closing || leaving.state === 'blocked'}
        title="Leave without saving?"
        okText="Leave without saving"
        okButtonProps={{ danger: true }}
        cancelText="Keep editing"
        onOk={leave}
        onCancel={stay}
      >
        Your changes are not saved yet. If you leave now, they are lost.
      </Modal>
    ),
  };
}
