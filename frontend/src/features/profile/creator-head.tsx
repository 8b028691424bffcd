import { Avatar } from '../../ui/avatar';
import { Badge } from '../../ui/badge';
import styles from './creator-head.module.css';

interface CreatorHeadProps {
  displayName: string;
  /** Shown as @username where given. */
  username?: string;
  category: string | null;
  bio?: string | null;
  profileImageUrl: string | null;
}

/** Who this page belongs to. */
export function CreatorHead({ displayName, username, category, bio, profileImageUrl }: CreatorHeadProps) {
  return (
    <header className={styles.head}>
      <Avatar name={displayName} src={profileImageUrl} size={96} />
      <h1>{displayName}</h1>
      {username && <p className={styles.username}>@{username}</p>}
      {category && <Badge tone="primary">{category}</Badge>}
      {bio && <p className={styles.bio}>{bio}</p>}
    </header>
  );
}
