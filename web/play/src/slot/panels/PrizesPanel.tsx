import { coinValue, mechanicOf, SCATTER, WILD, type SlotModel } from '@ronda/games'
import { useLocale, useTranslations } from 'use-intl'
import { useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { Picture } from '../../shared/controls/Picture.tsx'
import { coinSource } from '../stage/emblems.ts'
import { SymbolPicture } from '../symbols/SymbolPicture.tsx'
import { useSymbolName } from '../symbols/useSymbolName.ts'
import { plainNumber } from '../../shared/text/figures.ts'
import { FeatureText } from './FeatureText.tsx'
import { LineDrawing } from './LineDrawing.tsx'

/** The reels on which a symbol can occur, counted from one, in paid and in free spins. */
function reelsWith(model: SlotModel, symbol: number): readonly number[] {
  const [paid, free] = [mechanicOf(model).reels(model, false), mechanicOf(model).reels(model, true)]
  return paid
    .map((strip, reel) => (strip.includes(symbol) || free[reel]?.includes(symbol) ? reel + 1 : 0))
    .filter((reel) => reel > 0)
}

/** What everything pays, in the player's currency at the current stake. */
export function PrizesPanel() {
  const t = useTranslations('play.prizes')
  const { model, skin } = usePlay()
  const language = useLocale()
  const stake = useField('stake')
  const write = useMoney()
  const coin = coinValue(model, 'spin', stake)
  return (
    <div className="prizes">
      <p>{skin.about[language]}</p>
      <p className="lead">{t('atStake', { stake: write(stake), coin: write(coin) })}</p>
      <div className="prize-grid">
        <SpecialCards />
        {model.pays.map((pays, symbol) =>
          pays.some(Boolean) ? <PrizeCard key={symbol} symbol={symbol} pays={pays} coin={coin} /> : null,
        )}
      </div>
      <FeatureText />
      <Shape />
    </div>
  )
}

/** How symbols must be placed to pay. */
function Shape() {
  const t = useTranslations('play.prizes')
  const { model } = usePlay()
  if (model.mechanic === 'book' && model.wins === 'clusters') return <p>{t('clustersText')}</p>
  if ('sizes' in model) return <p>{t('anywhereText')}</p>
  if ('lines' in model && model.lines) return <Lines lines={model.lines} rows={model.rows} />
  return <p>{t('waysText')}</p>
}

function Lines({ lines, rows: height }: { readonly lines: readonly (readonly number[])[]; readonly rows: number }) {
  const t = useTranslations('play.prizes')
  return (
    <section>
      <h3>{t('linesTitle', { count: lines.length })}</h3>
      <p>{t('linesText')}</p>
      <ol className="line-grid">
        {lines.map((rows, line) => (
          <li key={line}>
            <LineDrawing rows={rows} height={height} line={line} />
            <span className="spoken">
              {t('lineRows', { line: line + 1, rows: rows.map((row) => row + 1).join(', ') })}
            </span>
            <span aria-hidden="true">{line + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function SpecialCards() {
  const t = useTranslations('play.prizes')
  const { model } = usePlay()
  const stake = useField('stake')
  const nameOf = useSymbolName()
  const [wild, scatter] = [nameOf(WILD), nameOf(SCATTER)]
  return (
    <>
      <article className="prize is-special">
        <SymbolPicture symbol={WILD} className="symbol" />
        <div>
          <h3>{t('wildTitle', { symbol: wild })}</h3>
          <p>{t('wildText', { scatter: scatter.toLowerCase(), reels: reelsWith(model, WILD).join(', ') })}</p>
        </div>
      </article>
      {'freeSpins' in model && model.freeSpins.some(Boolean) && (
        <article className="prize is-special">
          <SymbolPicture symbol={SCATTER} className="symbol" />
          <div>
            <h3>{t('scatterTitle', { symbol: scatter })}</h3>
            <p>{t('scatterText', { count: model.freeSpins[3] ?? 0 })}</p>
            <Pays pays={model.scatterPays} coin={coinValue(model, 'spin', stake)} />
          </div>
        </article>
      )}
    </>
  )
}

function PrizeCard({
  symbol,
  pays,
  coin,
}: {
  readonly symbol: number
  readonly pays: readonly number[]
  readonly coin: bigint
}) {
  const nameOf = useSymbolName()
  return (
    <article className="prize">
      <SymbolPicture symbol={symbol} className="symbol" />
      <div>
        <h3 className="spoken">{nameOf(symbol)}</h3>
        <Pays pays={pays} coin={coin} />
      </div>
    </article>
  )
}

function Pays({ pays, coin }: { readonly pays: readonly number[]; readonly coin: bigint }) {
  const t = useTranslations('play.prizes')
  const { locale, model } = usePlay()
  const write = useMoney()
  const sizes = 'sizes' in model ? model.sizes : pays.map((_, count) => count)
  const rows = pays.map((coins, place) => ({ coins, count: sizes[place] ?? place })).filter(({ coins }) => coins > 0)
  return (
    <dl className="pays">
      {rows.toReversed().map(({ coins, count }) => (
        <div key={count}>
          <dt>{t('sizes' in model ? 'atLeast' : 'ofAKind', { count })}</dt>
          <dd>
            {write(BigInt(coins) * coin)}
            <small>
              <Picture source={coinSource()} className="coin" />
              <span aria-hidden="true">{plainNumber(coins, locale)}</span>
              <span className="spoken">{t('coins', { coins })}</span>
            </small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
