import type { AnnouncementValue, BannerValue } from '@ronda/contract'
import type { Id } from '@ronda/core'
import type { Content } from '../content/index.ts'

export type DemoNews = {
  /** A promotion that is open. */
  readonly promotion: string
  readonly staff: Id<'account'>
  readonly startsAtMs: number
}

type Contents = { readonly banners: Content<BannerValue>; readonly announcements: Content<AnnouncementValue> }

/** Publishes a banner and an announcement of a demo that lead to one of its promotions, once. */
export async function fillForDemo({ banners, announcements }: Contents, demo: DemoNews): Promise<void> {
  const url = `/promotions?promotion=${demo.promotion}`
  const piece = { isPublished: true, startsAtMs: demo.startsAtMs, endsAtMs: null, place: 0 }
  const banner: BannerValue = {
    group: 'w_home',
    picture: 'sweet',
    linkageType: 'ROUTE',
    url,
    texts: {
      es: {
        title: 'Tu depósito, y la mitad más',
        text: 'Lee las condiciones antes de unirte.',
        action: 'Ver la promoción',
      },
      en: {
        title: 'Your deposit, and half as much again',
        text: 'Read the terms before you join.',
        action: 'See the promotion',
      },
    },
  }
  const announcement: AnnouncementValue = {
    types: ['PR'],
    execution: 'A',
    promotionType: 'depositMatch',
    texts: {
      es: {
        title: 'Saldo de bono con tu depósito',
        content: `<p>Antes de unirte ves el objetivo, la apuesta máxima y el plazo. <a href="${url}">Ver la promoción</a></p>`,
      },
      en: {
        title: 'Bonus money with your deposit',
        content: `<p>You see the target, the largest stake and the time before you join. <a href="${url}">See the promotion</a></p>`,
      },
    },
  }
  // A name that is taken was made by an earlier start.
  await banners.add({ ...piece, name: 'demo-promotion', value: banner }, demo.staff)
  await announcements.add({ ...piece, name: 'demo-promotion', value: announcement }, demo.staff)
}
