import type { PageWork } from './page-data';
import { Picture } from './picture';

const SIZES = '(min-width:1200px) 272px, (min-width:960px) 232px, 150px';

interface ReelsProps {
  heading: string;
  items: readonly PageWork[];
}

/**
 * A creator's work. Each piece is a link to the film or photo itself; the page's script opens it in a lightbox instead, and plays a
 * few silent seconds of the one in view.
 */
export function Reels({ heading, items }: ReelsProps) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="reels">
        {items.map((item, index) => (
          <li key={item.id}>
            <Reel item={item} first={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Reel({ item, first }: { item: PageWork; first?: boolean }) {
  const { imageUrl, picture, title, type, videoUrl, loopUrl, duration } = item;
  return (
    <a className="reel" href={videoUrl ?? imageUrl} data-kind={type} data-loop={loopUrl ?? undefined}>
      <Picture
        src={imageUrl}
        picture={picture}
        alt={title}
        sizes={SIZES}
        width={150}
        height={266}
        first={first}
      />
      {type === 'video' && <i className="play" aria-hidden="true" />}
      {type === 'video' && duration && <small>{duration}</small>}
    </a>
  );
}
