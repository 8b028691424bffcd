import { focusClass } from './focus';
import type { PageWork } from './page-data';
import { Picture } from './picture';

/** As high as the strip is, in the shape of a reel. */
const SIZES = '(min-width:960px) 180px, 150px';
const LARGE = '(min-width:960px) 380px, 100vw';
/** Of what isn't measured yet: a phone held upright. */
const UPRIGHT = { width: 150, height: 266 };

interface ReelsProps {
  heading: string;
  items: readonly PageWork[];
}

/**
 * A creator's work. Each piece is a link to the film or photo itself; the page's script opens it in a lightbox instead, and plays a
 * few silent seconds of the one in view.
 */
export function Reels({ heading, items }: ReelsProps) {
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <section className="work">
      <h2 dir="auto">{heading}</h2>
      <Reel item={first} first />
      {others.length > 0 && (
        <ul className="reels">
          {others.map((item) => (
            <li key={item.id}>
              <Reel item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A piece of work in its own shape. */
export function Reel({ item, first }: { item: PageWork; first?: boolean }) {
  const { imageUrl, picture, title, type, videoUrl, loopUrl, duration, focus } = item;
  const { width, height } = picture ?? UPRIGHT;
  return (
    <a
      className={['reel', first && 'first', focusClass(focus)].filter(Boolean).join(' ')}
      href={videoUrl ?? imageUrl}
      data-kind={type}
      data-loop={loopUrl ?? undefined}
    >
      <Picture
        src={imageUrl}
        picture={picture}
        alt={title}
        sizes={first ? LARGE : SIZES}
        width={width}
        height={height}
        first={first}
      />
      {type === 'video' && <i className="play" aria-hidden="true" />}
      {type === 'video' && duration && <small>{duration}</small>}
    </a>
  );
}
