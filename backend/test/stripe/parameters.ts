import type { Form, FormValue } from './form.js';
import type { Metadata } from './shapes.js';
import { invalid } from './stripe-problem.js';

/** Reads a call's parameters as strictly as Stripe does: one that it doesn't know is an error. */
export class Parameters {
  constructor(
    private readonly form: Form,
    allowed: readonly string[],
  ) {
    for (const name of Object.keys(form)) {
      if (name === 'payment_method_types') {
        throw invalid(
          'payment_method_types is no longer supported: use allowed_payment_method_types.',
          name,
          'payment_method_types_no_longer_supported',
        );
      }
      if (name !== 'expand' && !allowed.includes(name)) {
        throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
      }
    }
  }

  text(name: string): string | null {
    const value = this.form[name];
    if (value === undefined || value === '') return null;
    if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, name);
    return value;
  }

  needed(name: string): string {
    const value = this.text(name);
    if (value === null) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
    return value;
  }

  /** A positive amount in cents. */
  cents(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    if (!/^[1-9]\d{0,7}$/.test(value))
      throw invalid('Invalid positive integer', name, 'parameter_invalid_integer');
    return Number(value);
  }

  neededCents(name: string): number {
    this.needed(name);
    return this.cents(name) ?? 0;
  }

  part(name: string): Form {
    const value: FormValue = this.form[name] ?? {};
    if (typeof value === 'string' || Array.isArray(value)) throw invalid(`Invalid hash: ${name}`, name);
    return value;
  }

  list(name: string): string[] {
    const value = this.form[name] ?? [];
    if (!Array.isArray(value)) throw invalid(`Invalid array: ${name}`, name);
    return value.map(String);
  }

  metadata(): Metadata {
    const entries = Object.entries(this.part('metadata'));
    for (const [key, value] of entries) {
      if (key.length > 40 || typeof value !== 'string' || value.length > 500) {
        throw invalid(`Metadata "${key}" is too long or no string.`, 'metadata');
      }
    }
    return Object.fromEntries(entries) as Metadata;
  }
}
