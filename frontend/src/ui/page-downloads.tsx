import styles from './page-downloads.module.css';

/** What the server makes of a public page, to be taken along. */
export function PageDownloads({ username }: { username: string }) {
  return (
    <div className={styles.downloads}>
      {(['svg', 'png'] as const).map((type) => (
        <a key={type} href={`/${username}/qr.${type}`} download={`${username}-qr.${type}`}>
          QR code as {type.toUpperCase()}
        </a>
      ))}
      <a href={`/${username}/kit`} target="_blank" rel="noreferrer">
        Media kit
      </a>
    </div>
  );
}
