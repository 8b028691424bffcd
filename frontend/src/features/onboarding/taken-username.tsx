import { usernameProblem } from '@reelpact/domain';
import { Form } from 'antd';
import { useCheckUsernameQuery } from '../../api/calls';
import { useSettled } from '../../ui/use-settled';
import { UsernameSuggestions } from './username-suggestions';

/** Says at once that somebody has the username in the form around it, and offers free ones. */
export function TakenUsername() {
  const form = Form.useFormInstance<{ username: string }>();
  const typed = Form.useWatch('username', form) ?? '';
  const username = useSettled(typed);
  const { currentData } = useCheckUsernameQuery(
    { username },
    { skip: username !== typed || usernameProblem(username) !== null },
  );
  const answer = username === typed ? currentData : undefined;
  return (
    <div role="status">
      {answer && !answer.available && (
        <>
          <p>{answer.reason}</p>
          <UsernameSuggestions
            names={answer.suggestions}
            onChoose={(name) =>
              form.setFields([{ name: 'username', value: name, errors: [], touched: true }])
            }
          />
        </>
      )}
    </div>
  );
}
