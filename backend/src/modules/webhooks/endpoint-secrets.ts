import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_ENDPOINT } from '@reelpact/domain';
import { Secrets } from '../../platform/config/secrets.js';

const PURPOSE = 'webhook-secrets';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SECRET_BYTES = 32;

/** Makes the secrets of endpoints, and keeps them so that a copy of the database alone signs nothing. */
@Injectable()
export class EndpointSecrets {
  constructor(private readonly secrets: Secrets) {}

  make(): string {
    return WEBHOOK_ENDPOINT.secretPrefix + randomBytes(SECRET_BYTES).toString('base64');
  }

  /** @param endpointId the only one whose secret it then is: moved to another row it can't be opened */
  close(secret: string, endpointId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.secrets.key(PURPOSE), nonce).setAAD(Buffer.from(endpointId));
    const closed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
  }

  /** @throws Error for what was closed with another SESSION_SECRET, or for another endpoint */
  open(closed: Buffer, endpointId: string): string {
    const nonce = closed.subarray(0, NONCE_BYTES);
    const tag = closed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, this.secrets.key(PURPOSE), nonce)
      .setAAD(Buffer.from(endpointId))
      .setAuthTag(tag);
    const text = Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  }
}
