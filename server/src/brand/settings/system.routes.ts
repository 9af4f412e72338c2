import { isModuleOn, type BrandSettings, type brand as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Brand } from '../brand/index.ts'
import { countries } from './countries.lib.ts'
import type { Settings } from './settings.actions.ts'
import { statusFor, type SystemStatus } from './settings.ts'

export type SystemOptions = {
  readonly settings: Settings
  readonly brand: Brand
  /** Whether messages go to the sandbox instead of people's phones. */
  readonly isSandbox: boolean
}

/** The key of encrypted calls is served by the transport. */
type SystemCalls = Omit<typeof calls, 'key'>

type SiteStatus = {
  readonly current: BrandSettings
  readonly status: SystemStatus
  readonly location: { readonly ip: string; readonly countryCode: string | null }
  readonly maintenance: { readonly maintenanceEnd: number | null; readonly info: string } | null
}

/** The status of the site for a visitor. The country is that of their address, never one that they send. */
async function statusOf(settings: Settings, ip: string): Promise<SiteStatus> {
  const current = await settings.current()
  const countryCode = settings.countryOf(ip)
  const status = statusFor(current, countryCode)
  const { maintenanceEnd, maintenanceInfo: info } = current
  return {
    current,
    status,
    location: { ip, countryCode },
    maintenance: status === 1 ? { maintenanceEnd, info } : null,
  }
}

export function systemRoutes({ settings, brand, isSandbox }: SystemOptions): GroupHandlers<SystemCalls, Callers> {
  return {
    async status({ visit }) {
      const { current, status, location, maintenance } = await statusOf(settings, visit.ip)
      const { languages, defaultLanguage } = current
      const { merchant, name: brandName, currency } = brand
      const shown = { merchant, brandName, currency, languages, defaultLanguage, isSandbox }
      return ok({ status, ...shown, maintenance, ...location })
    },
    async permission({ visit }) {
      const { current, status, location, maintenance } = await statusOf(settings, visit.ip)
      const info = { analytics: current.analytics }
      return ok({ status, info, location, maintenance, regionRestriction: status === 2 })
    },
    async whitelabel() {
      const { modules } = await settings.current()
      return ok({ merchant: brand.merchant, modules })
    },
    async registerSettings() {
      const { register, modules } = await settings.current()
      return ok({ ...register, oneClick: isModuleOn(modules, 'ONECLICKREG3') })
    },
    async domainRoute() {
      const { mainDomain, domains, imageCdn, launchCdn } = await settings.current()
      return ok({ mainDomain, domains, imageCdn, launchCdn })
    },
    async resources() {
      const { customerService, resources, footerText } = await settings.current()
      return ok({ customerService, resources, footerText })
    },
    async countries({ visit }) {
      return ok({ current: settings.countryOf(visit.ip), countries: [...countries] })
    },
    async helpCenter() {
      return ok({ url: (await settings.current()).helpUrl })
    },
    async ping() {
      return ok({})
    },
  }
}
