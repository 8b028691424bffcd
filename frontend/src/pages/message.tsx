export interface MessageProps {
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** What is shown in place of a page. */
export function Message({ title, text, link }: MessageProps) {
  return (
    <main id="content" className="short message">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a className="button" href={link.href}>
          {link.label}
        </a>
      </p>
    </main>
  );
}
