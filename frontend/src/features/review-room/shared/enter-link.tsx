import { REVIEW_LINK, reviewerNameProblem } from '@reelpact/domain';
import { type FormEvent, useState } from 'react';
import type { SharedReviewDto } from '../../../api/calls';
import { failureText } from '../../../api/errors';
import { isApiProblem } from '../../../api/problem';
import { PlainButton } from '../../../ui/link-button';
import { TextInput } from '../../../ui/text-input';
import { useEnterReviewLinkMutation } from '../../../api/room-link-calls';
import { Field } from '../../../ui/field';
import { Logo } from '../../../ui/logo';
import { PageHeading } from '../../../ui/page-heading';
import styles from './shared.module.css';

/** Asks for a name, and for the password where there is one; says whose review it is and who decides. */
export function EnterLink({ token, review }: { token: string; review: SharedReviewDto }) {
  const { about, needsPassword } = review;
  const [enter, { isLoading }] = useEnterReviewLinkMutation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = reviewerNameProblem(name);
    if (problem !== null) {
      setProblems({ name: problem });
      return;
    }
    try {
      await enter({
        token,
        enterReviewLinkDto: { name: name.trim(), ...(needsPassword && { password }) },
      }).unwrap();
    } catch (error) {
      const fields = isApiProblem(error) ? error.errors : {};
      const form = failureText(error, { otherwise: 'That did not work. Please try again.' });
      setProblems(Object.keys(fields).length > 0 ? fields : { form });
    }
  }

  return (
    <main id="content" className={styles.page}>
      <form
        className={styles.card}
        aria-label="Enter the review"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <Logo size={36} />
        <PageHeading>{about ? `${about.brandName} would like your opinion` : 'A review for you'}</PageHeading>
        <p>
          {about
            ? `Look at “${about.packageName}” by ${about.creatorName} and leave notes for ${about.brandName}. You decide nothing here: ${about.brandName} does.`
            : 'Somebody has invited you to look at their content and leave notes for them. You decide nothing here: they do. Enter the password that they gave you.'}
        </p>
        <Field
          id="reviewer-name"
          label="Your name"
          hint={`${about?.brandName ?? 'The person who invited you'} sees it beside your notes.`}
          problem={problems.name}
        >
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              autoComplete="name"
              maxLength={REVIEW_LINK.reviewerName.max}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {needsPassword && (
          <Field id="link-password" label="Password" problem={problems.password}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="off"
                maxLength={REVIEW_LINK.password.max}
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
        )}
        {problems.form && (
          <p role="alert" className={styles.problem}>
            {problems.form}
          </p>
        )}
        <PlainButton type="submit" block busy={isLoading}>
          Start reviewing
        </PlainButton>
      </form>
    </main>
  );
}
