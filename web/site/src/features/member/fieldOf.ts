import type { Refusal } from '@ronda/client/lazy'
import type { RegisterField } from '@ronda/contract'

export type FormField = RegisterField | 'termsAccepted'

const fields: Partial<Record<Refusal['code'], FormField>> = {
  'identity.username_taken': 'username',
  'identity.username_invalid': 'username',
  'identity.password_weak': 'password',
  'identity.password_mismatch': 'confirmPassword',
  'identity.terms_not_accepted': 'termsAccepted',
  'identity.mobile_invalid': 'mobileNum',
  'identity.mobile_taken': 'mobileNum',
  'verification.phone_invalid': 'mobileNum',
  'verification.code_wrong': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_used_up': 'verificationCode',
  'identity.payee_name_invalid': 'payeeName',
  'identity.payment_password_invalid': 'paymentPassword',
  'identity.qq_invalid': 'qqNum',
  'identity.line_invalid': 'line',
  'identity.whatsapp_invalid': 'whatsapp',
  'identity.facebook_invalid': 'facebook',
  'identity.wechat_invalid': 'wechat',
  'identity.id_number_invalid': 'idNumber',
  'identity.email_invalid': 'email',
  'identity.email_taken': 'email',
  'identity.birthday_invalid': 'birthday',
  'identity.under_age': 'birthday',
  'identity.recommender_unknown': 'recommenderId',
  'identity.affiliate_unknown': 'affiliateCode',
  'session.captcha_required': 'captcha',
  'session.captcha_wrong': 'captcha',
}

/** The field that a refusal is about; undefined if it is about the whole form. */
export function fieldOf(code: Refusal['code']): FormField | undefined {
  return fields[code]
}
