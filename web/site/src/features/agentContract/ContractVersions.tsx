import { useFormatter, useTranslations } from 'use-intl'
import type { ContractStepShown, ContractVersion } from '@ronda/contract'
import { wordOfNote } from '@ronda/base/agentContract/wordOfNote.ts'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'

function Step({ step: { what, side, note, isByOther, at } }: { readonly step: ContractStepShown }) {
  const t = useTranslations('agentContractTerms')
  const format = useFormatter()
  const word = wordOfNote(note)
  const text = isByOther ? t('byOther') : t(`steps.${what}`, { side: t(`sides.${side}`) })
  return (
    <li>
      {[
        text,
        word === undefined ? (note ?? undefined) : t(word),
        format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' }),
      ]
        .filter((part) => part !== undefined)
        .join(' · ')}
    </li>
  )
}

/** Every version of a contract, with its terms, its hash and what happened to it. */
export function ContractVersions({ versions }: { readonly versions: readonly ContractVersion[] }) {
  const t = useTranslations('agentContract')
  const tTerms = useTranslations('agentContractTerms')
  if (versions.length === 0) return null
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-5 tablet:p-6">
      <h2 className="text-xl font-bold">{t('versions')}</h2>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {versions.map((version) => (
          <li key={version.id} className="py-3">
            <details>
              <summary className="min-h-control flex cursor-pointer flex-wrap items-center justify-between gap-3">
                <span className="font-medium">{t('version', { version: String(version.version) })}</span>
                <span className="text-text-soft text-sm">{tTerms(`states.${version.state}`)}</span>
              </summary>
              <div className="grid grid-cols-1 gap-4 pt-2">
                <TermsView contract={version} />
                <p className="text-text-faint text-xs">
                  <span className="block">{t('hash')}</span>
                  <code className="font-mono break-all">{version.termsHash}</code>
                </p>
                <ol className="text-text-soft grid gap-1 text-sm">
                  {version.steps.map((step) => (
                    <Step key={`${step.what} ${step.at}`} step={step} />
                  ))}
                </ol>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
