export { keyOfFolder, parseSecretKey } from './key.ts'
export { seal, unseal, type SecretKey } from './seal.ts'
export { hashToken, isToken, makeToken } from './token.ts'
export { openPasswords, type Passwords } from './password.ts'
