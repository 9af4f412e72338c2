import { createHmac } from 'node:crypto'
import { isModuleOn } from '@ronda/contract'
import { err, ok, type Result, type Rng } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import { repeatReply, type Registered } from './repeatReply.actions.ts'
import { findersOf, type MemberOptions } from './member.actions.ts'
import { inventName, inventPassword } from './name.ts'
import { INVENTED_NAMES, hashesOf, openOrRepeat } from './register.actions.ts'
import type { Opening } from './opening.actions.ts'
import { findCode, isSigned, type BroughtBy } from './upline.actions.ts'

export type OneClick = {
  readonly id: string
  readonly termsAccepted: boolean
  readonly work: string
  readonly language: Language
  readonly referralCode: string
  /** The hash of the terms of an agent's link that the page has shown. */
  readonly linkTerms: string | undefined
}

export type OneClickRefusal =
  | 'identity.terms_not_accepted'
  | 'identity.registration_closed'
  | 'identity.already_registered'
  | 'identity.affiliate_unknown'
  | 'agentLink.terms_unsigned'
  | 'verification.work_missing'
  | 'tree.too_deep'
  | 'server.busy'

/**
 * Random numbers that are the same for the same registration and cannot be predicted without the key: a lost reply can
 * be repeated without storing the password.
 */
export function seededRng(key: SecretKey, id: string): Rng {
  const seed = blindIndex(key, id, 'registration.chance')
  let drawn = 0
  return (below) => {
    drawn += 1
    const draw = createHmac('sha256', seed).update(String(drawn)).digest()
    return Number(draw.readBigUInt64BE() % BigInt(below))
  }
}

async function prepare(
  options: MemberOptions,
  click: OneClick,
  { ip }: Visit,
): Promise<Result<BroughtBy & Pick<Opening, 'termsVersion'>, OneClickRefusal>> {
  const { db, verification } = options
  const { modules, register } = await options.settings.current()
  if (!isModuleOn(modules, 'ONECLICKREG3')) return err('identity.registration_closed')
  if (!click.termsAccepted) return err('identity.terms_not_accepted')
  const { referralCode } = click
  const broughtBy =
    referralCode === ''
      ? { upline: undefined, invitation: undefined, link: undefined }
      : await db.read((tx) => findCode(tx, findersOf(options), referralCode))
  if (broughtBy === undefined) return err('identity.affiliate_unknown')
  if (!isSigned(broughtBy, click.linkTerms)) return err('agentLink.terms_unsigned')
  if (!(await verification.work.check(click.work, ip))) return err('verification.work_missing')
  return ok({ ...broughtBy, termsVersion: register.termsVersion })
}

export type OneClickAccount = Registered & { readonly password: string }

/** Opens an account with an invented name and password; both are shown once. */
export async function registerOneClick(
  options: MemberOptions,
  click: OneClick,
  visit: Visit,
): Promise<Result<OneClickAccount, OneClickRefusal>> {
  const { key, passwords } = options
  const hashes = hashesOf(key, click.id, ['oneClick', click.referralCode])
  const rng = seededRng(key, click.id)
  const password = inventPassword(rng)
  const names = Array.from({ length: INVENTED_NAMES }, () => inventName(rng))

  const again = await repeatReply(options, hashes, password, visit)
  if (again) return again.ok ? ok({ ...again.value, password }) : again
  const prepared = await prepare(options, click, visit)
  if (!prepared.ok) return prepared
  const hashed = await passwords.hash(password)
  if (!hashed.ok) return hashed
  const opening: Opening = {
    ...prepared.value,
    hashes,
    names,
    passwordHash: hashed.value,
    language: click.language,
    countryCode: options.settings.countryOf(visit.ip),
    proven: undefined,
    email: undefined,
    details: new Map(),
  }
  const opened = await openOrRepeat(options, opening, password, visit)
  if (opened.ok) return ok({ ...opened.value, password })
  // No other refusal is possible, because no name was chosen and no mobile number given.
  const isKnown = opened.error === 'identity.already_registered' || opened.error === 'tree.too_deep'
  return err(isKnown ? opened.error : 'server.busy')
}
