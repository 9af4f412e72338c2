import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { buttonClass, Notice } from '@ronda/ui'
import type { Pages } from '../../../shell/texts/pageTexts.ts'

/** What a demo account is for, instead of the funds that it does not have. */
export function TrialOverview({ texts }: { readonly texts: Pages['center'] }) {
  return (
    <section className="bg-surface-1 border-line rounded-xl border">
      <Notice
        icon={Sparkles}
        title={texts.trial.title}
        actions={
          <>
            <Link to="/register" className={buttonClass()}>
              {texts.trialAction}
            </Link>
            <Link to="/" className={buttonClass('quiet')}>
              {texts.trial.play}
            </Link>
          </>
        }
      >
        {texts.trial.text}
      </Notice>
    </section>
  )
}
