import { brandMark } from '@ronda/art'
import type { Refusal } from '@ronda/client'
import type { RefusalTexts } from '@ronda/i18n'
import { useTranslations } from 'use-intl'
import { isFramed, postToParent } from '../shared/page/parent.ts'
import { Picture } from '../shared/controls/Picture.tsx'
import { svgSource } from '../shared/controls/svgSource.ts'

const MARK = svgSource(brandMark(96))

export type LaunchScreenProps = { readonly refusal: Refusal | undefined; readonly refusals: RefusalTexts }

function openAgain(): void {
  if (isFramed()) postToParent({ type: 'ronda.relaunch' })
  else window.location.assign('/')
}

/** The screen before the game: loading, or why the game cannot be opened. */
export function LaunchScreen({ refusal, refusals }: LaunchScreenProps) {
  const t = useTranslations('play.opening')
  const hasExpired = refusal?.code === 'game.launch_expired'
  return (
    <main className="doorway">
      <Picture source={MARK} className={refusal ? 'doorway-mark' : 'doorway-mark is-turning'} />
      {refusal ? (
        <div role="alert" className="doorway-words">
          <h1>{hasExpired ? t('expiredTitle') : t('failedTitle')}</h1>
          <p>{hasExpired ? t('expiredText') : refusals[refusal.code]}</p>
          <button type="button" className="button is-main" onClick={openAgain}>
            {t('again')}
          </button>
        </div>
      ) : (
        <output className="doorway-words">{t('title')}</output>
      )}
    </main>
  )
}
