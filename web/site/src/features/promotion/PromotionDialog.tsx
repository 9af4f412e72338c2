import { useTranslations } from 'use-intl'
import { Dialog } from '@ronda/ui'
import { PromotionAction, type PromotionProps } from './PromotionAction.tsx'
import { PromotionProgress, StateLabel, useMoment, Worth } from './PromotionCard.tsx'

/** The first digits of a hash are enough to compare by eye. */
const HASH_SHOWN = 12

/** What it is worth, with every line of the computation. */
function Formula({ promotion }: Pick<PromotionProps, 'promotion'>) {
  const { own, state } = promotion
  const t = useTranslations('promotion')
  const lines = own?.amount === null ? undefined : own?.lines
  if (lines === undefined) return null
  const isOpen = state === 'joined' || state === 'process' || state === 'applying'
  return (
    <section className="bg-surface-2 grid gap-2 rounded-lg p-4">
      <h3 className="text-text-faint text-sm">{t(isOpen ? 'amountNow' : 'amount')}</h3>
      <p className="tabular text-2xl font-bold">
        <Worth promotion={promotion} />
      </p>
      <h4 className="text-text-faint text-sm">{t('formula')}</h4>
      <ul className="tabular grid gap-1 text-sm break-words">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function History({ promotion: { own } }: Pick<PromotionProps, 'promotion'>) {
  const t = useTranslations('promotion')
  const moment = useMoment()
  if (own === null || own.history.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('history')}</h3>
      <ol className="divide-line grid divide-y text-sm">
        {own.history.map(({ state, by, atMs }) => (
          <li key={`${state}${atMs}`} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span>{`${t(`states.${state}`)} · ${t(`by.${by}`)}`}</span>
            <time className="text-text-faint tabular">{moment(atMs)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Everything about a promotion: its terms, what it is worth and why, and what has happened. */
export function PromotionDialog({ promotion, reader, onClose }: PromotionProps & { readonly onClose: () => void }) {
  const t = useTranslations('promotion')
  const { name, terms, version, hash, own, state } = promotion
  return (
    <Dialog isBroad title={name} closeLabel={t('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <div>
          <StateLabel state={state} />
        </div>
        <Formula promotion={promotion} />
        <PromotionProgress promotion={promotion} />
        {own?.note && <p className="text-sm break-words">{t('note', { note: own.note })}</p>}
        <section className="grid gap-2">
          <h3 className="font-bold">{t('terms')}</h3>
          <ul className="text-text-soft grid list-disc gap-2 ps-5 text-sm">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <p className="text-text-faint text-xs break-words" title={t('versionHint')}>
            {t('version', { version: String(version), hash: hash.slice(0, HASH_SHOWN) })}
          </p>
        </section>
        <History promotion={promotion} />
        <PromotionAction promotion={promotion} reader={reader} />
      </div>
    </Dialog>
  )
}
