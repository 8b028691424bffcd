import { Button, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

interface Question {
  title: string;
  /** What follows from going on. */
  text: string;
  /** On the button that goes on. */
  confirm: string;
}
interface Asked extends Question {
  answer: (goesOn: boolean) => void;
}

/** Asks once more before something is sent. The answer is true when it goes on. */
export function useQuestion(): [dialog: ReactNode, ask: (question: Question) => Promise<boolean>] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (question: Question): Promise<boolean> =>
    new Promise((resolve) => setAsked({ ...question, answer: resolve }));
  const answer = (goesOn: boolean): void => {
    asked?.answer(goesOn);
    setAsked(null);
  };
  const dialog = asked && (
    <Modal
      open
      title={asked.title}
      onCancel={() => answer(false)}
      footer={[
        <Button key="back" onClick={() => answer(false)}>
          Not yet
        </Button>,
        <Button key="send" type="primary" onClick={() => answer(true)}>
          {asked.confirm}
        </Button>,
      ]}
    >
      {asked.text}
    </Modal>
  );
  return [dialog, ask];
}
