import { usernameProblem } from '@reelpact/domain';
import { Form } from 'antd';
import { useCheckUsernameQuery } from '../../api/calls';
import { useSettled } from '../../ui/use-settled';
import { UsernameSuggestions } from './username-suggestions';

/** Says at once that somebody has the username in the form around it, and offers free ones. */
export function TakenUsername() {
  const form = Form.useFormInstance<{ username: string }>();
  // Before the form has its fields nothing is known of them.
  const typed: string | undefined = Form.useWatch('username', form);
  return (
    <div role="status">
      {typed !== undefined && (
        <Taken
          typed={typed}
          onChoose={(name) => form.setFields([{ name: 'username', value: name, errors: [], touched: true }])}
        />
      )}
    </div>
  );
}

/** Asks about the first username at once, and about what is typed as soon as it is left alone. */
function Taken({ typed, onChoose }: { typed: string; onChoose: (name: string) => void }) {
  const username = useSettled(typed);
  const { currentData: answer } = useCheckUsernameQuery(
    { username },
    { skip: username !== typed || usernameProblem(username) !== null },
  );
  if (username !== typed || !answer || answer.available) return null;
  return (
    <>
      <p>{answer.reason}</p>
      <UsernameSuggestions names={answer.suggestions} onChoose={onChoose} />
    </>
  );
}
