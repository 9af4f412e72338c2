export {
  contactsOf,
  detailOf,
  detailsOf,
  insertDetails,
  putDetails,
  setEmail,
  setMobile,
  type Contacts,
} from './contact.sql.ts'
export {
  accountOf,
  accountSelection,
  findByEmail,
  findById,
  findByMobile,
  findByName,
  findByNumber,
  insertAccount,
  joinLine,
  type AccountWithSecret,
  type NewAccount,
} from './identity.sql.ts'
export { isSamePerson, isUsername, isWeakPassword, type Account, type AccountKind } from './identity.ts'
export { lockMarks, marksOf, marksOfEmail, type Marks } from './marks.sql.ts'
export { countryOfMobile, parseMobile } from './mobile.actions.ts'
export {
  demandPasswordChange,
  insertConsent,
  markFirstLoginSeen,
  markLoggedIn,
  setLanguage,
  setPassword,
} from './settings.sql.ts'
export { findPayoutPause, findSecurityChanges, recordSecurityChange } from './securityChange.sql.ts'
export { CHANGES_OF_PROOF, OBJECTION_PAUSE_MS, type SecurityChange } from './securityChange.ts'
