import coffee from './pictures/coffee.webp';
import sea from './pictures/sea.webp';
import skinCare from './pictures/skin-care.webp';
import unboxing from './pictures/unboxing.webp';
import styles from './sample-work.module.css';

/** Drawn by ourselves, and said to be: nobody's work is shown as a customer's. */
const samples = [
  { file: coffee, title: 'Morning coffee', alt: 'A steaming cup of coffee on a wooden table at sunrise' },
  { file: skinCare, title: 'Skin care shelf', alt: 'Three bottles and jars of skin care on a shelf' },
  { file: unboxing, title: 'Unboxing day', alt: 'An open parcel with two products in it' },
  { file: sea, title: 'By the sea', alt: 'A small sailing boat on the sea at sunset' },
] as const;

/** What a portfolio looks like. */
export function SampleWork() {
  return (
    <section className={styles.work} aria-labelledby="sample-work">
      <h2 id="sample-work">Your work comes first</h2>
      <p>Your work and your price, side by side. These samples are drawn for our demo creator.</p>
      <ul>
        {samples.map(({ file, title, alt }) => (
          <li key={title}>
            <figure>
              <img src={file} width="480" height="600" alt={alt} loading="lazy" decoding="async" />
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
