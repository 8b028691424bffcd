import { type KeyObject, createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { CREDENTIAL, type Credential, type SignedCredential } from '@reelpact/domain';

interface NewKey {
  id: string;
  /** Base64url, as in a JWK. */
  publicKey: string;
  /** PKCS #8, in PEM. */
  privateKey: string;
}

/** The thumbprint of a public key (RFC 7638): the members of its JWK in their order, hashed. @param x Base64url */
export const thumbprintOf = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');

export function newKey(): NewKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    id: thumbprintOf(x),
    publicKey: x,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

/** Signs a text as a flattened JWS. @param header with its algorithm, `EdDSA` */
export function signText(key: KeyObject, header: object, text: string): SignedCredential {
  const [head, payload] = [encoded(JSON.stringify(header)), encoded(text)];
  const signature = sign(null, Buffer.from(`${head}.${payload}`), key).toString('base64url');
  return { payload, protected: head, signature };
}

/** Signs for one answer, by the key that was in use when it was read. */
export class CredentialSigner {
  private readonly key: KeyObject;

  constructor(
    private readonly id: string,
    privateKey: string,
    /** The product's time when the key was read: it was in use then. */
    readonly at: Date,
  ) {
    this.key = createPrivateKey(privateKey);
  }

  sign(credential: Credential): SignedCredential {
    const header = { alg: CREDENTIAL.algorithm, kid: this.id, typ: CREDENTIAL.type };
    return signText(this.key, header, JSON.stringify(credential));
  }
}
