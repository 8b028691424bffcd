import {
  AI_TEXTS,
  CREDENTIAL,
  CREDENTIAL_CHECK,
  CREDENTIAL_TEXTS,
  LICENSE_TEXTS,
  aiStatement,
  certificatePath,
  credentialName,
  credentialPath,
  formatFileSize,
} from '@reelpact/domain';
import { Code } from './code';
import type { LicenseData } from './page-data';

const { check, ...TEXTS } = LICENSE_TEXTS;

/** Works on the visitor's device and needs a script; without one, what to do by hand. */
function Check({ licenseId, script }: { licenseId: string; script: string }) {
  const credential = { licenseId, keysPath: CREDENTIAL.keysPath, texts: CREDENTIAL_CHECK };
  return (
    <section className="screen">
      <h2>{check.title}</h2>
      <div
        className="check"
        hidden
        data-check
        data-checking={check.checking}
        data-licensed={check.licensed}
        data-unknown={check.unknown}
        data-unreadable={check.unreadable}
        data-credential-script={script}
        data-credential={JSON.stringify(credential)}
      >
        <p>{check.explanation}</p>
        <label className="drop">
          <span>{check.choose}</span>
          <input type="file" />
        </label>
        <p role="status" dir="auto" />
      </div>
      <p className="soft">{check.credentials}</p>
      <p className="soft">{check.byHand}</p>
    </section>
  );
}

interface LicenseProps {
  license: LicenseData;
  /** The address of what is loaded to check a credential. */
  credentialScript: string;
}

/** What a brand may do with which files, whether that still counts, and whether a file is one of them. */
export function License({ license, credentialScript }: LicenseProps) {
  const { id, url, standing, standingTitle, standingText, lines, files } = license;
  return (
    <>
      <main id="content" className="kit license">
        <header className="who">
          <div className="name">
            <div>
              <p className="soft">Reelpact</p>
              <h1>{TEXTS.title}</h1>
              <p className={`standing ${standing}`}>
                <b>{standingTitle}.</b> {standingText}
              </p>
            </div>
            <a href={url}>
              <Code text={url} />
            </a>
          </div>
        </header>
        <dl className="lines">
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
        <section>
          <h2>{TEXTS.files}</h2>
          <ul className="sums">
            {files.map(({ name, size, sha256, ai, credentialUrl }, index) => (
              <li key={index} data-sha256={sha256}>
                <b dir="auto">{name}</b> <span className="soft">{formatFileSize(size)}</span>
                <p className="soft">
                  {AI_TEXTS.term}: {aiStatement(ai)}
                </p>
                <p className="soft">
                  {TEXTS.sum} <code>{sha256}</code>
                </p>
                {credentialUrl !== null && (
                  <p className="screen">
                    <a href={credentialPath(id, sha256)} download={credentialName(name)}>
                      {CREDENTIAL_TEXTS.link}
                    </a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
        <Check licenseId={id} script={credentialScript} />
      </main>
      <footer className="screen">
        <p className="doors">
          <a className="button" href={certificatePath(id)}>
            Certificate (PDF)
          </a>
          <button className="button quiet" type="button" data-print hidden>
            Print
          </button>
        </p>
      </footer>
    </>
  );
}
