// What a license's page loads when somebody checks a credential there.

export { sayCredential } from './credential/say-credential';
