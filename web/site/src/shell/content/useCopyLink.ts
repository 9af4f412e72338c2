import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'

/** Copies the full address of a page of this site, and confirms it. */
export function useCopyLink(confirmation: string): (path: string) => void {
  const t = useTranslations('people.member')
  return (path) => {
    navigator.clipboard.writeText(location.origin + path).then(
      () => toast(confirmation),
      () => toast(t('notCopied'), 'bad'),
    )
  }
}
