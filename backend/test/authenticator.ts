import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What the device shows of the person at it: there, and known by a finger, a face or a PIN. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** A device with one passkey (WebAuthn, ES256), as a browser would show it. */
export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  /** What a browser makes of the options for a new passkey. */
  create(challenge: string): Record<string, unknown> {
    const data = this.authData(PRESENT | VERIFIED | WITH_KEY, this.attestedKey());
    // CBOR: { fmt: "none", attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  /** What a browser makes of a challenge. */
  show(challenge: string, { verified = true, origin = this.origin } = {}): Record<string, unknown> {
    const clientData = this.clientData('webauthn.get', challenge, origin);
    const data = this.authData(verified ? PRESENT | VERIFIED : PRESENT, Buffer.alloc(0));
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  private credential(response: object): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, origin = this.origin): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private authData(flags: number, rest: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter, rest]);
  }

  private attestedKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => Buffer.from(value, 'base64url');
    return Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      // CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
      Buffer.from('a5010203262001215820', 'hex'),
      coordinate(x),
      Buffer.from('225820', 'hex'),
      coordinate(y),
    ]);
  }
}
