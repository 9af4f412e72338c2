import { randomInt } from 'node:crypto'
import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { HttpServer } from '../../platform/http/index.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openAccount, type MemberOptions } from '../member/index.ts'
import type { Sessions } from '../session/index.ts'
import { openSocial, type SocialSettings } from './open.actions.ts'
import { serveIdentity } from './sandbox/identity.routes.ts'
import { cleanUpSocialSignIns } from './social.actions.ts'
import { socialRoutes } from './social.routes.ts'
import type { SocialOptions } from './socialSignIn.actions.ts'

export type SocialNeeds = Pick<SocialSettings, 'clients' | 'isSandbox'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'log' | 'origins'>
  readonly brand: Pick<Brand, 'name' | 'merchant' | 'currency'>
  readonly recognition: Opened<{ readonly isSelfExcluded: SocialOptions['isSelfExcluded'] }>
  readonly wallet: Opened<{
    readonly welcome: SocialOptions['welcome']
    readonly openWallets: MemberOptions['openWallets']
  }>
  readonly settings: Opened<Settings>
  readonly session: Opened<Sessions>
}

/** Sign-in and registration by an identity provider. */
export function openSocialFeature(needs: SocialNeeds) {
  const { platform, brand, clients, isSandbox } = needs
  const { db, clock, key, log, origins } = platform
  const { isSelfExcluded } = needs.recognition.api
  const { welcome, openWallets } = needs.wallet.api
  const settings = needs.settings.api
  const sessions = needs.session.api
  const { merchant, currency } = brand
  const { identity, providers } = openSocial({ clients, isSandbox, origins })
  const jobs: readonly Job[] = [
    { name: 'social.clean-up', cron: '*/5 * * * *', secondsMax: 60, run: () => cleanUpSocialSignIns({ db, clock }) },
  ]
  return {
    handlers: {
      social: socialRoutes({
        db,
        clock,
        key,
        log,
        origins,
        providers,
        sessions,
        isSelfExcluded,
        welcome,
        isOn: (part) => settings.isOn(part),
        rng: (below) => randomInt(below),
        language: async () => (await settings.current()).defaultLanguage,
        countryOf: (ip) => settings.countryOf(ip),
        openAccount: (tx, opening) => openAccount(tx, { merchant, currency, openWallets }, opening),
        termsVersion: async () => (await settings.current()).register.termsVersion,
        ageMin: async () => (await settings.current()).register.ageMin,
      }),
    },
    routes({ app }: HttpServer): void {
      if (identity !== undefined) serveIdentity(app, { identity, brandName: brand.name })
    },
    jobs,
  }
}
