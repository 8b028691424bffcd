import { BLOCK_LIMITS, BLOCK_MESSAGES, webAddress } from '@reelpact/domain';
import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { Field } from '../../ui/field';
import styles from './blocks-tab.module.css';
import { completedAddress } from './page-draft';

/** Makes a link of an address: at once when it is pasted, by the button when it is typed. */
export function PasteLink({ onLink }: { onLink: (url: string) => void }) {
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  /** @returns whether it is an address */
  function take(typed: string): boolean {
    const url = webAddress(completedAddress(typed));
    if (url === null) return false;
    setText('');
    setRefused(false);
    onLink(url);
    return true;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRefused(!take(text));
  }

  return (
    <form noValidate onSubmit={submit} className={styles.paste}>
      <Field
        id="paste-link"
        label="Add a link"
        hint="Paste an address, and it is a link."
        problem={isRefused ? BLOCK_MESSAGES.url : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={BLOCK_LIMITS.url.max}
            placeholder="myshop.com"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setRefused(false);
            }}
            onPaste={(event) => {
              if (text === '' && take(event.clipboardData.getData('text'))) event.preventDefault();
            }}
          />
        )}
      </Field>
      <Button htmlType="submit">Add link to page</Button>
    </form>
  );
}
