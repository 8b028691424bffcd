import type { Focus } from '@reelpact/domain';
import { focusClass } from './focus';
import type { PageData } from './page-data';
import { initialsOf } from './words';

interface PictureProps {
  src: string;
  picture: PageData['picture'];
  alt: string;
  /** How wide it is shown: the value of `sizes`. */
  sizes: string;
  width: number;
  height: number;
  /** Whether it may be the largest thing on the first screen. */
  first?: boolean;
}

/**
 * A picture in the size that is shown; where AVIF isn’t known, as in browsers from before 2023, in its one size as a WebP. Below the first
 * screen it is only fetched when it comes near.
 */
export function Picture({ src, picture, alt, sizes, width, height, first }: PictureProps) {
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
  if (!picture) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

interface FaceProps {
  name: string;
  src: string | null;
  picture: PageData['picture'];
}

/** A creator's picture, or their initials. The name stands beside it. */
export function Face({ name, src, picture }: FaceProps) {
  if (!src)
    return (
      <span className="face" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return (
    <span className="face">
      <Picture src={src} picture={picture} alt="" sizes="88px" width={88} height={88} first />
    </span>
  );
}

/** Of a cover whose sizes aren't made yet. */
const UNMEASURED = { width: 1440, height: 480 };

interface CoverProps {
  src: string;
  picture: PageData['coverPicture'];
  focus: Focus;
}

/** The photo above a page. It is never shown wider than it is: beside a narrow one is the accent color. */
export function Cover({ src, picture, focus }: CoverProps) {
  const { width, height } = picture ?? UNMEASURED;
  const focused = focusClass(focus);
  return (
    <div className={focused === undefined ? 'cover photo' : `cover photo ${focused}`}>
      <Picture src={src} picture={picture} alt="" sizes="100vw" width={width} height={height} first />
    </div>
  );
}
