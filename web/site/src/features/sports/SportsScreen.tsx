import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SPORTS_LEAGUES, type SportsLeague } from '@ronda/contract'
import { useStoredChoice } from '@ronda/base/browser/useStoredChoice.ts'
import { useWide } from '@ronda/base/browser/useWide.ts'
import { ODDS_FORMATS, type OddsFormat } from '@ronda/games/sports'
import { Button, chipClass, Dialog, Select } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import { Board } from './Board.tsx'
import { MatchView } from './MatchView.tsx'
import { MyBets } from './MyBets.tsx'
import type { Choosing } from './OddsButton.tsx'
import { EmptySlip, Slip } from './Slip.tsx'
import { isSame, toggle, type Selection } from './selection.ts'
import { boardQuery } from './sports.queries.ts'
import { leaguesOf, sportsIn, usePlace } from './place.ts'
import { SPORTS_VIEWS, type SportsAddress, type SportsView } from './sportsAddress.ts'
import { FeedProvider, useSportsFeed } from './useSportsFeed.ts'
import { SportsRules } from './SportsRules.tsx'
import { Results, Standings } from './Standings.tsx'

type ToolsProps = {
  readonly address: SportsAddress
  readonly format: OddsFormat
  readonly onFormat: (format: OddsFormat) => void
}

/** Which sport and league the page shows. */
function Filters({ address }: Pick<ToolsProps, 'address'>) {
  const t = useTranslations('sports')
  const navigate = useNavigate()
  const place = usePlace()
  const { view = 'board', league } = address
  const isEvery = view === 'board'
  const sport = place.sports.find((each) => each === address.sport)
  const shown = leaguesOf(sportsIn(place, address))
  const leagues = shown.map((value) => ({ value, label: t(`leagues.${value}`) }))
  const first = isEvery ? '' : (shown[0] ?? '')
  const go = (search: SportsAddress) =>
    void navigate({ to: place.path, search: { ...(view !== 'board' && { view }), ...search } })
  return (
    <>
      <Select
        label={t('sportsLabel')}
        value={sport ?? ''}
        options={[
          { value: '', label: t('allSports') },
          ...place.sports.map((value) => ({ value, label: t(`codes.${value}`) })),
        ]}
        onChoose={(value) => {
          const chosen = place.sports.find((each) => each === value)
          go(chosen === undefined ? {} : { sport: chosen })
        }}
      />
      <Select
        label={t('league')}
        value={league !== undefined && shown.includes(league) ? league : first}
        options={isEvery ? [{ value: '', label: t('allLeagues') }, ...leagues] : leagues}
        onChoose={(value) => {
          const chosen = shown.find((each) => each === value)
          go({ ...(sport && { sport }), ...(chosen && { league: chosen }) })
        }}
      />
    </>
  )
}

const FILTERED: readonly SportsView[] = ['board', 'tables', 'results']

/** The parts of the page, the sport and league, and the format of odds. */
function Tools({ address, format, onFormat }: ToolsProps) {
  const t = useTranslations('sports')
  const { path } = usePlace()
  const { view = 'board', match, sport } = address
  return (
    <div className="grid grid-cols-1 gap-3 desktop:flex desktop:items-center desktop:justify-between">
      <nav aria-label={t('title')} className="scroll-row flex gap-2">
        {SPORTS_VIEWS.map((each) => (
          <Link
            key={each}
            to={path}
            search={{ ...(each !== 'board' && { view: each }), ...(sport && { sport }) }}
            aria-current={each === view && match === undefined ? 'page' : undefined}
            className={chipClass(each === view && match === undefined ? 'chosen' : 'open')}
          >
            {t(`views.${each}`)}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap gap-2">
        {match === undefined && FILTERED.includes(view) && <Filters address={address} />}
        <Select
          label={t('odds.label')}
          value={format}
          options={ODDS_FORMATS.map((value) => ({ value, label: t(`odds.${value}`) }))}
          onChoose={(value) => {
            const chosen = ODDS_FORMATS.find((each) => each === value)
            if (chosen !== undefined) onFormat(chosen)
          }}
        />
      </div>
    </div>
  )
}

function View({ address, choosing }: { readonly address: SportsAddress; readonly choosing: Choosing }) {
  const { view, match } = address
  const sports = sportsIn(usePlace(), address)
  const shown = leaguesOf(sports)
  const asked = shown.find((each) => each === address.league)
  const league: SportsLeague = asked ?? shown[0] ?? SPORTS_LEAGUES[0]
  if (match !== undefined) return <MatchView key={match} number={match} {...choosing} />
  switch (view) {
    case 'mine':
      return <MyBets format={choosing.format} />
    case 'tables':
      return <Standings league={league} />
    case 'results':
      return <Results league={league} />
    case 'rules':
      return <SportsRules />
    default:
      return <Board sports={sports} league={asked} {...choosing} />
  }
}

type BarProps = { readonly count: number; readonly onOpen: () => void }

/** Opens the slip on a phone, above the bar of the site. */
function SlipBar({ count, onOpen }: BarProps) {
  const t = useTranslations('sports.slip')
  return (
    <div className="sticky bottom-bar z-bar pb-2">
      <Button size="large" isWide onClick={onOpen}>
        {t('open', { count })}
      </Button>
    </div>
  )
}

/** The selections of the slip. */
function useSelections() {
  const [selections, setSelections] = useState<readonly Selection[]>([])
  return {
    selections,
    onChoose: (next: Selection) => setSelections((list) => toggle(list, next)),
    clear: () => setSelections([]),
    remove: (gone: readonly Selection[]) =>
      setSelections((list) => list.filter((each) => !gone.some((one) => isSame(one, each)))),
    reprice: (changed: Selection, price: number, priceVersion: number) =>
      setSelections((list) => list.map((each) => (isSame(each, changed) ? { ...each, price, priceVersion } : each))),
  }
}

/** The sportsbook: what the address names, and the slip beside it; on a phone a bar opens the slip. */
export function SportsScreen({ address }: { readonly address: SportsAddress }) {
  const t = useTranslations('sports')
  const isWide = useWide()
  const [stored, setFormat] = useStoredChoice('sports.odds', ODDS_FORMATS)
  const format: OddsFormat = stored ?? 'decimal'
  const { selections, onChoose, clear, remove, reprice } = useSelections()
  const [isOpen, setOpen] = useState(false)
  if (isOpen && selections.length === 0) setOpen(false)
  const { data: offered } = useQuery(boardQuery)
  const feed = useSportsFeed(address.match)
  const choosing: Choosing = { format, chosen: selections, onChoose }
  const hasSlip = selections.length > 0 && offered !== undefined
  const slip = hasSlip ? (
    <Slip
      selections={selections}
      format={format}
      offered={offered}
      hasPad={!isWide}
      onRemove={remove}
      onReprice={reprice}
    />
  ) : (
    <EmptySlip />
  )
  return (
    <FeedProvider value={feed}>
      <div className="grid grid-cols-1 gap-4">
        <Tools address={address} format={format} onFormat={setFormat} />
        <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_20rem]">
          <View address={address} choosing={choosing} />
          {isWide && (
            <aside className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
              <PanelCard title={t('slip.title')}>{slip}</PanelCard>
              {hasSlip && (
                <Button variant="quiet" size="small" onClick={clear}>
                  {t('slip.clear')}
                </Button>
              )}
            </aside>
          )}
        </div>
        {!isWide && hasSlip && !isOpen && <SlipBar count={selections.length} onOpen={() => setOpen(true)} />}
        {!isWide && hasSlip && isOpen && (
          <Dialog title={t('slip.title')} closeLabel={t('slip.close')} onClose={() => setOpen(false)}>
            {slip}
          </Dialog>
        )}
      </div>
    </FeedProvider>
  )
}
