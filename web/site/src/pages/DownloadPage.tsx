import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Download, ShieldCheck } from 'lucide-react'
import type { Resource } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, buttonClass } from '@ronda/ui'
import { useInstall } from '../shell/install/useInstall.ts'
import { usePageTexts, type Pages } from '../shell/texts/pageTexts.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { useBrandName } from '@ronda/base/brand/brandName.queries.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { resourcesQuery } from '@ronda/base/brand/brand.queries.ts'
import { resourceGroups } from '../features/download/apps.ts'
import { QrCode } from '../shell/layout/QrCode.tsx'

type DownloadTexts = Pages['download']

/** Installs the site as an app, where the browser offers it. */
function Install({ texts }: { readonly texts: DownloadTexts }) {
  const { isInstalled, install } = useInstall()
  if (isInstalled) {
    return (
      <p className="text-gain flex items-center gap-2 font-medium">
        <BadgeCheck aria-hidden className="size-icon" />
        {texts.installed}
      </p>
    )
  }
  if (install === undefined) return null
  return (
    <div>
      <Button size="large" onClick={install}>
        <Download aria-hidden className="size-icon" />
        {texts.install}
      </Button>
    </div>
  )
}

function Guide({
  id,
  title,
  steps,
}: {
  readonly id: string
  readonly title: string
  readonly steps: readonly string[]
}) {
  return (
    <section id={id} className="bg-surface-1 border-line scroll-mt-24 grid content-start gap-4 rounded-xl border p-6">
      <h2 className="text-xl font-bold">{title}</h2>
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="bg-accent-soft text-accent-text tabular grid size-icon-large shrink-0 place-items-center rounded-full text-sm font-bold"
            >
              {at + 1}
            </span>
            <span className="text-text-soft pt-1">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Links({ title, links }: { readonly title: string; readonly links: readonly Resource[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{title}</h2>
      <div className="flex flex-wrap gap-3">
        {links.map(({ labelNameEn, url }) => (
          <a key={url} href={url} className={buttonClass('quiet')}>
            {labelNameEn}
          </a>
        ))}
      </div>
    </section>
  )
}

/**
 * How to install the site on a phone: a QR code, an install button where the browser has one, and instructions where it
 * has none.
 */
export function DownloadPage() {
  const texts = usePageTexts('download')
  const brand = useBrandName()
  const title = texts && fillText(texts.title, { brand })
  usePageTitle(title)
  const resources = useQuery(resourcesQuery).data?.resources ?? []
  if (texts === undefined) return <ScreenSkeleton />
  const address = `${location.origin}/`
  return (
    <ScreenFrame>
      <div className="bg-surface-1 lamplit border-line grid items-center gap-8 rounded-xl border p-6 tablet:grid-cols-[1fr_auto] desktop:p-10">
        <div className="grid gap-6">
          <TitleBar hasBack title={title ?? ''} lead={texts.lead} />
          <Install texts={texts} />
          <ul className="grid gap-2">
            {texts.facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <BadgeCheck aria-hidden className="text-accent-text size-icon shrink-0" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        {/* Nobody can scan the screen of the phone in their hand. */}
        <figure className="hidden justify-items-center gap-3 text-center tablet:grid">
          <QrCode text={address} label={texts.code.replace('{address}', address)} />
          <figcaption className="w-menu max-w-full text-sm">
            <span className="block font-bold">{texts.scan}</span>
            <span className="text-text-soft">{texts.scanText}</span>
            <span className="text-text-faint mt-1 block font-mono break-all">{address}</span>
          </figcaption>
        </figure>
      </div>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Guide id="ios" {...texts.ios} />
        <Guide id="android" {...texts.android} />
      </div>
      {resourceGroups(resources).map(({ name, links }) => (
        <Links key={name} title={texts[name]} links={links} />
      ))}
      <p className="text-text-soft flex items-start gap-3">
        <ShieldCheck aria-hidden className="text-accent-text mt-half size-icon shrink-0" />
        <span>
          <strong className="text-text block font-bold">{texts.safe}</strong>
          {texts.safeText}
        </span>
      </p>
    </ScreenFrame>
  )
}
