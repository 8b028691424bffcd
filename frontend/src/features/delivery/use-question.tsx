import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

interface Asked {
  text: string;
  answer: (goesOn: boolean) => void;
}

/** Asks once more before something is sent. The answer is true when it goes on. */
export function useQuestion(): [dialog: ReactNode, ask: (text: string) => Promise<boolean>] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (text: string): Promise<boolean> =>
    new Promise((resolve) => setAsked({ text, answer: resolve }));
  const answer = (goesOn: boolean): void => {
    asked?.answer(goesOn);
    setAsked(null);
  };
  const dialog = asked && (
    <Modal
      open
      title={asked.text}
      onCancel={() => answer(false)}
      footer={[
        <Button key="back" onClick={() => answer(false)}>
          Not yet
        </Button>,
        <Button key="send" type="primary" onClick={() => answer(true)}>
          Send anyway
        </Button>,
      ]}
    >
      The brand sees them as still open.
    </Modal>
  );
  return [dialog, ask];
}
