import { Button, Input } from 'antd';
import { Panel } from '../../ui/panel';
import { Row } from '../../ui/page';
import { UsernameSuggestions } from './username-suggestions';
import styles from './username-step.module.css';

interface UsernameStepProps {
  username: string;
  available: boolean;
  /** Why the server won't give this name, once it has answered. */
  refusal: string | null;
  /** Free names in its place. */
  suggestions: readonly string[];
  onType: (typed: string) => void;
  onContinue: () => void;
  onBack: () => void;
}

export function UsernameStep({
  username,
  available,
  refusal,
  suggestions,
  onType,
  onContinue,
  onBack,
}: UsernameStepProps) {
  return (
    <Panel>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (available) onContinue();
        }}
      >
        <label htmlFor="username">Username</label>
        <Input
          id="username"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="username-answer"
          prefix={<span className={styles.prefix}>{window.location.host}/</span>}
          suffix={available ? <span className={styles.tick}>✓</span> : <span />}
          value={username}
          onChange={(event) => onType(event.target.value)}
        />
        <p id="username-answer" role="status" className={available ? styles.free : styles.answer}>
          {available
            ? `${username} is available`
            : (refusal ?? 'Lowercase letters and numbers. This is your link.')}
        </p>
        <UsernameSuggestions names={suggestions} onChoose={onType} />
        <Row>
          <Button size="large" onClick={onBack}>
            Back
          </Button>
          <Button size="large" type="primary" htmlType="submit" disabled={!available}>
            Continue
          </Button>
        </Row>
      </form>
    </Panel>
  );
}
