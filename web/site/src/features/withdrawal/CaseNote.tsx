import { MessageCircleQuestion } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { WithdrawalCase } from '@ronda/contract'
import { OwnProofs } from './OwnProofs.tsx'

/** What staff are investigating, and their answer. */
export function CaseNote({ about }: { readonly about: WithdrawalCase }) {
  const t = useTranslations('withdrawal.case')
  const { state, cause, words, proofs, answer } = about
  return (
    <div className="bg-surface-2 grid grid-cols-1 gap-2 rounded-md p-3 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <MessageCircleQuestion aria-hidden className="text-accent-text size-icon-small shrink-0" />
        {t(state)}
      </p>
      {cause === 'late' && <p className="text-text-soft">{t('late')}</p>}
      {words !== '' && <p className="text-text-soft break-words whitespace-pre-line">{t('yours', { words })}</p>}
      {proofs.length > 0 && <OwnProofs ids={proofs} />}
      {answer !== null && <p className="break-words whitespace-pre-line">{t('ours', { words: answer })}</p>}
    </div>
  )
}
