export { hasFactor, removeFactors } from './factor.sql.ts'
export { seedAuthenticator } from './authenticator.actions.ts'
export { openFactors, type Factors } from './factor.actions.ts'
export { otpauthUri, codeAt, codeLifeMs, makeSecret } from './totp.lib.ts'
