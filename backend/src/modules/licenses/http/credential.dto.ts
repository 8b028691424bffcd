import { ApiProperty } from '@nestjs/swagger';

/** A flattened JWS (RFC 7515, 7.2.2). */
export class CredentialDto {
  @ApiProperty({
    description:
      'What is signed, in Base64url: a JSON object with `version`, `license`, `file`, `creator`, `brand`, `package`, `usage`, `releasedAt` and `issuedAt`.',
    pattern: '^[A-Za-z0-9_-]+$',
    example: 'eyJ2ZXJzaW9uIjoxfQ',
  })
  payload: string;

  @ApiProperty({
    description:
      'The header, in Base64url: `alg` is `EdDSA`, `kid` names the key, `typ` is `reelpact-credential+json`.',
    pattern: '^[A-Za-z0-9_-]+$',
    example: 'eyJhbGciOiJFZERTQSJ9',
  })
  protected: string;

  @ApiProperty({
    description: 'The Ed25519 signature of `protected`, a dot and `payload`, in Base64url.',
    pattern: '^[A-Za-z0-9_-]{86}$',
    example: 'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
  })
  signature: string;
}
