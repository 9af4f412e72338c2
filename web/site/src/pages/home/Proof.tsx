import { Link } from '@tanstack/react-router'
import { ArrowRight, BadgeCheck, LockKeyhole, LockKeyholeOpen, PenLine, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClass } from '@ronda/ui'
import { sampleProof } from '../../features/fairness/sampleProof.ts'

type StepProps = {
  readonly number: number
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly tag: string
  readonly shown: string
  readonly children?: ReactNode
}

/** One step, illustrated with the value from a real proof. */
function Step({ number, icon: Icon, title, text, tag, shown, children }: StepProps) {
  return (
    <li className="bg-surface-1 border-line flex min-w-0 flex-col gap-2 rounded-lg border p-4 desktop:p-5">
      <h3 className="flex items-baseline gap-3 text-lg font-bold">
        <span aria-hidden className="text-accent-text tabular">
          {number}
        </span>
        {title}
      </h3>
      <p className="text-text-soft text-sm">{text}</p>
      <div className="bg-page border-line mt-auto rounded-md border border-dashed p-3">
        <p className="text-text-faint flex items-center gap-2 text-xs font-medium">
          <Icon aria-hidden className="text-accent-text size-icon-small" />
          {tag}
        </p>
        <p className="text-text-soft mt-1 truncate font-mono text-sm">{shown}</p>
        {children}
      </div>
    </li>
  )
}

/** How a round is proven, in three steps. */
export function Proof() {
  const t = useTranslations('showcase.proof')
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="max-w-measure">
        <h2 className="text-xl font-bold desktop:text-2xl">{t('title')}</h2>
        <p className="text-text-soft mt-1">{t('text')}</p>
      </div>
      <ol className="grid grid-cols-1 gap-3 desktop:gap-4 desktop:grid-cols-3">
        <Step
          number={1}
          icon={LockKeyhole}
          title={t('seal')}
          text={t('sealText')}
          tag={t('sealTag')}
          shown={sampleProof.seal}
        />
        <Step
          number={2}
          icon={PenLine}
          title={t('yours')}
          text={t('yoursText')}
          tag={t('yoursTag')}
          shown={sampleProof.clientSeed}
        />
        <Step
          number={3}
          icon={LockKeyholeOpen}
          title={t('open')}
          text={t('openText')}
          tag={t('openTag')}
          shown={sampleProof.serverSeed}
        >
          <p className="text-gain mt-2 flex items-center gap-2 text-sm font-medium">
            <BadgeCheck aria-hidden className="size-icon-small" />
            {t('matches')}
          </p>
        </Step>
      </ol>
      <div>
        <Link to="/fairness" className={buttonClass('quiet')}>
          {t('link')}
          <ArrowRight aria-hidden className="size-icon-small" />
        </Link>
      </div>
    </section>
  )
}
