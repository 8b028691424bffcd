import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  SettingsService,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Problem, SECOND_FACTOR } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';

const { messages, passkeys: LIMITS } = SECOND_FACTOR;

/** Who made a device isn't asked, so nobody's word about it is looked up: the library would fetch lists of revoked certificates. */
const ATTESTATIONS = ['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm'] as const;
for (const identifier of ATTESTATIONS) SettingsService.setRootCertificates({ identifier, certificates: [] });

const refused = (): Problem =>
  new Problem('VALIDATION_FAILED', messages.passkey, { errors: { passkey: messages.passkey } });

interface StoredPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  /** A bigint, as text. */
  counter: string;
  transports: string[];
}

/** A passkey whose device has shown that it has it, and that is not kept yet. */
export interface NewPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** Keys that a device keeps and unlocks by a finger, a face or a PIN (WebAuthn): both factors in one. */
@Injectable()
export class Passkeys {
  private readonly rpID: string;
  private readonly origin: string;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    ({ hostname: this.rpID, origin: this.origin } = new URL(publicUrl));
  }

  /** What a browser needs to make one; those that are there already are named, so that no device gets a second one. */
  async creation({
    id,
    email,
  }: {
    id: string;
    email: string;
  }): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.database.rows<{ id: string; transports: string[] }>(
      'passkeys-to-exclude',
      'select credential_id as id, transports from passkeys where user_id = $1 order by created_at',
      [id],
    );
    const options = await generateRegistrationOptions({
      rpName: 'Reelpact',
      rpID: this.rpID,
      userName: email,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keep(options.challenge, id);
    return options;
  }

  /** Reads what a browser made. @throws Problem VALIDATION_FAILED */
  async created(userId: string, response: unknown): Promise<NewPasskey> {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.spend(challenge, userId),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch((): never => {
      throw refused();
    });
    if (!verified) throw refused();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter, transports };
  }

  /** What a browser needs to let somebody show one of theirs, whoever they are. */
  async request(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: this.rpID, userVerification: 'required' });
    await this.keep(options.challenge, null);
    return options;
  }

  /** @returns the user whose passkey was shown. @throws Problem VALIDATION_FAILED */
  async ownerOf(shown: unknown): Promise<string> {
    const response = shown as AuthenticationResponseJSON;
    const passkey = await this.database.row<StoredPasskey>(
      'passkey-by-credential',
      `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports
       from passkeys where credential_id = $1`,
      [typeof response.id === 'string' ? response.id : ''],
    );
    if (!passkey) throw refused();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.spend(challenge, null),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    }).catch((): never => {
      throw refused();
    });
    // A counter that another request has moved meanwhile: one of the two is a copy.
    const used =
      verified &&
      (await this.database.row(
        'use-passkey',
        'update passkeys set counter = $3, used_at = now() where id = $1 and counter = $2 returning 1',
        [passkey.id, passkey.counter, authenticationInfo.newCounter],
      ));
    if (!used) throw refused();
    return passkey.userId;
  }

  /** Keeps a new one, in a transaction that has locked the user. @throws Problem CONFLICT with too many of them */
  async add(tx: Transaction, userId: string, name: string, passkey: NewPasskey): Promise<void> {
    const row = await tx.row<{ count: number }>(
      'count-passkeys',
      'select count(*)::int from passkeys where user_id = $1',
      [userId],
    );
    if ((row?.count ?? 0) >= LIMITS.max) throw new Problem('CONFLICT', messages.tooManyPasskeys);
    const added = await tx.row(
      'insert-passkey',
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning 1`,
      [
        newId(),
        userId,
        passkey.credentialId,
        Buffer.from(passkey.publicKey),
        passkey.counter,
        passkey.transports,
        name,
      ],
    );
    if (!added) throw refused();
  }

  /** @returns its name; null when there was no such passkey of this user */
  async remove(tx: Transaction, userId: string, id: string): Promise<string | null> {
    const removed = await tx.row<{ name: string }>(
      'remove-passkey',
      'delete from passkeys where id = $1 and user_id = $2 returning name',
      [id, userId],
    );
    return removed?.name ?? null;
  }

  /** @returns whether there was any */
  async removeAll(tx: Transaction, userId: string): Promise<boolean> {
    const removed = await tx.rows('remove-passkeys', 'delete from passkeys where user_id = $1 returning 1', [
      userId,
    ]);
    return removed.length > 0;
  }

  private async keep(challenge: string, userId: string | null): Promise<void> {
    await this.database.rows(
      'keep-passkey-challenge',
      'insert into passkey_challenges (challenge, user_id, expires_at) values ($1, $2, now() + make_interval(mins => $3))',
      [challenge, userId, LIMITS.challengeMinutes],
    );
  }

  /** @returns whether it was one of ours, for this purpose, and nobody has answered it yet */
  private async spend(challenge: string, userId: string | null): Promise<boolean> {
    const spent = await this.database.row(
      'spend-passkey-challenge',
      `delete from passkey_challenges
       where challenge = $1 and user_id is not distinct from $2 and expires_at > now() returning 1`,
      [challenge, userId],
    );
    return spent !== null;
  }
}
