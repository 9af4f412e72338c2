import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'

/** Copies the whole address of a page of ours, and says so. */
export function useCopyLink(said: string): (path: string) => void {
  const t = useTranslations('people.member')
  return (path) => {
    navigator.clipboard.writeText(location.origin + path).then(
      () => toast(said),
      () => toast(t('notCopied'), 'bad'),
    )
  }
}
