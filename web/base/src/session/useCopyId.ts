import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'

/** Copies a member's ID and confirms it. */
export function useCopyId(): (id: string) => void {
  const t = useTranslations('people.member')
  return (id) => {
    navigator.clipboard.writeText(id).then(
      () => toast(t('copied')),
      () => toast(t('notCopied'), 'bad'),
    )
  }
}
