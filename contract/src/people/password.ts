import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { languageCode, nothing } from '../wire.ts'
import { countryDialingCode, mobileNum, phoneServiceProof, verificationCode, work } from './verification.ts'

const secret = z.string().check(z.maxLength(128))

export const password = {
  change: defineCall({
    method: 'PUT',
    path: '/wps/member/password',
    may: 'member',
    says: 'Changes the password and ends every other session.',
    request: z.strictObject({ oldPassword: secret, newPassword: secret, confirmNewPassword: secret }),
    reply: nothing,
    refusals: [
      'password.wrong',
      'password.same',
      'identity.password_weak',
      'identity.password_mismatch',
      'session.locked',
    ],
    perMinute: 20,
    isEncrypted: true,
    needsFreshProof: true,
    isForSetUp: true,
  }),
  forgotByEmail: defineCall({
    method: 'POST',
    path: '/wps/member/password/email',
    may: 'anyone',
    says: 'Sends a link that sets a new password. Same reply and same time whether the account exists or not.',
    request: z.strictObject({
      username: z.string().check(z.maxLength(64)),
      email: z.string().check(z.maxLength(254)),
      work,
      language: languageCode,
    }),
    reply: nothing,
    refusals: ['identity.username_invalid', 'identity.email_invalid', 'verification.work_missing'],
    perMinute: 10,
    isCostly: true,
    isForm: true,
  }),
  setByLink: defineCall({
    method: 'POST',
    path: '/wps/member/password/link',
    may: 'anyone',
    says: 'Sets a new password with the secret of an emailed link, and ends every session.',
    request: z.strictObject({ link: z.string().check(z.maxLength(100)), newPassword: secret }),
    reply: nothing,
    refusals: ['password.link_expired', 'identity.password_weak'],
    perMinute: 20,
    isCostly: true,
    isEncrypted: true,
  }),
  forgotByMobile: defineCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    may: 'anyone',
    says: 'Sets a new password with a code sent to the mobile number, and ends every session.',
    request: z.strictObject({
      mobileNum,
      countryDialingCode,
      verificationCode,
      ...phoneServiceProof,
      newPassword: secret,
    }),
    reply: nothing,
    refusals: [
      'verification.phone_invalid',
      'verification.code_wrong',
      'verification.code_expired',
      'verification.code_used_up',
      'verification.not_enabled',
      'verification.service_unreachable',
      'identity.password_weak',
    ],
    perMinute: 20,
    isCostly: true,
    isEncrypted: true,
  }),
}
