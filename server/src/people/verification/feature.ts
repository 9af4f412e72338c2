import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { HttpServer } from '../../platform/http/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { findByMobile, parseMobile } from '../identity/index.ts'
import { openPhoneServiceOf, type PhoneServiceSetup } from './phoneService/open.actions.ts'
import { sandboxRoutes } from './sandbox.routes.ts'
import { openVerification } from './verification.actions.ts'
import { verificationRoutes } from './verification.routes.ts'

export type VerificationNeeds = {
  readonly platform: Pick<
    Platform,
    'db' | 'attempts' | 'clock' | 'key' | 'log' | 'messages' | 'background' | 'isLoadTest' | 'peoplePerAddress'
  >
  readonly brand: Pick<Brand, 'name' | 'merchant'>
  readonly settings: Opened<Settings>
  readonly firebase: PhoneServiceSetup['firebase']
  /** Whether a third-party service for phone codes may be simulated: only where no real person has an account. */
  readonly isSandbox: boolean
}

const NO_LIMIT_BY_NETWORK = { networkHourMax: Number.POSITIVE_INFINITY }

/** Codes, captchas and proofs of work, and the message sandbox that shows the codes in a demo. */
export function openVerificationFeature(needs: VerificationNeeds) {
  const { platform, brand } = needs
  const { db, attempts, clock, key, log, messages, background, isLoadTest, peoplePerAddress } = platform
  const settings = needs.settings.api
  const phone = openPhoneServiceOf({
    firebase: needs.firebase,
    sandbox: needs.isSandbox ? messages.sandbox : undefined,
    brandName: brand.name,
    clock,
    onFailure: (what) => log.error(what),
  })
  const phoneService = async () => ((await settings.isOn('FIREBASEVERF3')) ? phone.service : undefined)
  const isAddressShared = isLoadTest || peoplePerAddress > 1
  const verification = openVerification({
    db,
    attempts,
    clock,
    key,
    messages,
    background,
    isLoadTest,
    peoplePerAddress,
    phoneService,
    brandName: brand.name,
    dialingCodes: async () => (await settings.current()).smsDialingCodes,
    ...(isAddressShared && { limits: NO_LIMIT_BY_NETWORK }),
  })
  const jobs: readonly Job[] = [
    { name: 'verification.clean-up', cron: '* * * * *', secondsMax: 60, run: () => verification.cleanUp() },
    { name: 'sandbox.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: async () => messages.sandbox?.cleanUp() },
  ]
  return {
    api: verification,
    handlers: {
      verification: verificationRoutes({
        verification,
        isOn: (part) => settings.isOn(part),
        parseMobile,
        phoneService,
        isKnownMobile: async (mobile) =>
          (await db.read((tx) => findByMobile(tx, key, brand.merchant, mobile))) !== undefined,
      }),
      verificationSandbox: sandboxRoutes(messages.sandbox),
    },
    routes: ({ app }: HttpServer): void => phone.routes(app),
    jobs,
    /** The origins that pages connect to when the third-party service is in use. */
    connectsTo: phone.service?.view.url.startsWith('https:') === true ? [phone.service.view.url] : [],
  }
}
