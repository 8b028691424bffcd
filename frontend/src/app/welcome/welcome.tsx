import { displayNameProblem } from '@reelpact/domain';
import { useRef, useState } from 'react';
import type { CreatorDto } from '../../api/calls';
import { LiveLink } from '../../features/onboarding/live-link';
import { keepTypedName, typedName } from '../../features/onboarding/welcome-mark';
import { PictureField } from '../../features/profile/picture-field';
import { TemplateChoice } from '../../features/profile/template-choice';
import { useArrivalFocus } from '../../ui/arrival';
import { Button } from '../../ui/button';
import { Row } from '../../ui/page';
import { NameForm } from './name-form';
import { NotSaved } from './not-saved';
import { useWelcomeParts } from './use-welcome-parts';
import styles from './welcome.module.css';

interface WelcomeProps {
  /** Whose page it is: what they type is kept in this tab for them alone. */
  userId: string;
  creator: CreatorDto;
  onDone: () => void;
}

/** The end of the wizard: the link to the new page, and what makes it theirs. All of it is optional. */
export default function Welcome({ userId, creator, onDone }: WelcomeProps) {
  const { name, picture, look, settle } = useWelcomeParts(creator);
  const [typed, setTyped] = useState(() => typedName(userId));
  const [wrong, setWrong] = useState<string | null>(null);
  const [closing, setClosing] = useState(false);
  const here = useRef<HTMLDivElement>(null);
  useArrivalFocus(here);

  const type = (text: string) => {
    setTyped(text);
    setWrong(null);
    keepTypedName(userId, text);
  };

  /** @returns whether it is saved */
  async function saveName(text: string): Promise<boolean> {
    const problem = displayNameProblem(text);
    setWrong(problem);
    if (problem !== null) {
      here.current?.querySelector<HTMLElement>('form input')?.focus();
      return false;
    }
    const saved = await name.save(text.trim());
    if (!saved) return false;
    // They may have typed on meanwhile.
    setTyped((now) => (now === text ? null : now));
    if (typedName(userId) === text) keepTypedName(userId, null);
    return true;
  }

  /** A name that was typed is saved, whether or not they pressed the button beside it. */
  async function close(): Promise<void> {
    setClosing(true);
    const naming = typed?.trim() ? saveName(typed) : Promise.resolve(true);
    const outcomes = await Promise.all([naming, settle()]);
    setClosing(false);
    if (outcomes.every(Boolean)) onDone();
  }

  // Until they give a name, it is their username.
  const savedName = name.shown === creator.username ? '' : name.shown;
  const shownName = typed?.trim() || name.shown;
  return (
    <div ref={here} tabIndex={-1} role="region" aria-label="Your link is live" className={styles.welcome}>
      <LiveLink
        creator={creator}
        who={
          <>
            <PictureField
              name={shownName}
              value={picture.shown}
              busy={picture.saving}
              onChange={(url) => void picture.save(url)}
            />
            <NotSaved part={picture} />
            <NameForm
              name={typed ?? savedName}
              hint={
                savedName === '' ? `Your page shows “${creator.username}” until you add a name.` : undefined
              }
              problem={wrong ?? name.problem}
              saving={name.saving}
              onType={type}
              onSave={() => void saveName(typed ?? savedName)}
            />
          </>
        }
      >
        <TemplateChoice
          chosen={look.shown}
          onChoose={(design) => void look.save(design)}
          typed={{
            ...{ displayName: shownName, username: creator.username, bio: creator.bio },
            ...{ category: creator.category, instagramUsername: creator.instagramUsername },
            profileImageUrl: picture.shown,
          }}
        />
        <NotSaved part={look} />
        <Row>
          <Button busy={closing} onClick={() => void close()}>
            Done
          </Button>
          <span className={styles.later}>You can change all of this later, with Edit Link in the menu.</span>
        </Row>
      </LiveLink>
    </div>
  );
}
