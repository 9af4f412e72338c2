export {
  contactsOf,
  detailOf,
  detailsOf,
  findDetailsSet,
  hasContact,
  indexOfMobile,
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
  type AccountWithSecret,
  type NewAccount,
} from './identity.sql.ts'
export { isSamePerson, isOldPassword, isUsername, isWeakPassword, type Account, type AccountKind } from './identity.ts'
export { findInLine, findInLineByNumber, joinLine, listDownline, setUpline } from './line.sql.ts'
export { listSharingContacts, lockMarks, marksOf, marksOfEmail, type Marks } from './marks.sql.ts'
export { countryOfMobile, parseMobile } from './mobile.lib.ts'
export {
  accountOfOwner,
  accountsAs,
  findNames,
  findOpenedAt,
  findPlayers,
  isAccountOpen,
  isOpenedBy,
  isPasswordChosen,
  isTrialClosedBy,
  listOpenedSince,
  staffAccounts,
  usernameOf,
  type AccountName,
} from './names.sql.ts'
export {
  REPEAT_REPLY_MS,
  findRegistration,
  insertRegistration,
  lockRegistration,
  type RegistrationHashes,
} from './registration.sql.ts'
export {
  acceptTerms,
  clearPasswords,
  demandPasswordChange,
  findAvatar,
  findNickname,
  findPasswordChangedAt,
  findPasswordSetAt,
  insertConsent,
  lockAccount,
  markFirstLoginSeen,
  markLoggedIn,
  setAvatar,
  setBlocked,
  setLanguage,
  setNickname,
  setOneTimePassword,
  setPassword,
} from './settings.sql.ts'
export {
  findPayoutPause,
  findSecurityChanges,
  payoutPauseAt,
  recordSecurityChange,
  type PauseAt,
} from './securityChange.sql.ts'
export { CHANGES_OF_PROOF, OBJECTION_PAUSE_MS, type SecurityChange } from './securityChange.ts'
export { blockTrialsBefore } from './trial.sql.ts'
