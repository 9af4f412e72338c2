import type { Texts } from '@ronda/i18n'
import type { fairness } from '@ronda/i18n/en/play/fairness'
import { Link } from '@tanstack/react-router'
import { buttonClass, Skeleton } from '@ronda/ui'
import { usePageTexts } from '../shell/texts/pageTexts.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ProofDemo } from '../features/fairness/ProofDemo.tsx'

type PageTexts = Texts<typeof fairness>

function Steps({ steps }: { readonly steps: PageTexts['steps'] }) {
  return (
    <ol className="grid gap-8">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <span
            aria-hidden
            className="bg-accent-soft text-accent-text font-display tabular grid size-control-small place-items-center rounded-full font-bold"
          >
            {at + 1}
          </span>
          <div>
            <h2 className="text-xl font-bold">{title}</h2>
            <p className="text-text-soft mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Formula({ formula }: { readonly formula: PageTexts['formula'] }) {
  return (
    <section className="grid content-start gap-4">
      <div>
        <h2 className="text-2xl font-bold">{formula.title}</h2>
        <p className="text-text-soft">{formula.text}</p>
      </div>
      <dl className="bg-surface-1 border-line grid gap-3 rounded-xl border p-5 text-sm">
        {formula.lines.map(({ name, code }) => (
          <div key={name} className="grid gap-1 tablet:grid-cols-[7rem_1fr]">
            <dt className="text-text-faint">{name}</dt>
            <dd className="text-text font-mono break-words">{code}</dd>
          </div>
        ))}
      </dl>
      <p className="text-text-soft">{formula.terminal}</p>
      <p className="bg-page border-line overflow-x-auto rounded-md border border-dashed p-4 font-mono text-sm">
        {formula.command}
      </p>
    </section>
  )
}

/** How shared rounds are decided, and which manipulation remains possible: stated as plainly as what is proven. */
function Shared({ shared, limits }: Pick<PageTexts, 'shared' | 'limits'>) {
  return (
    <div className="grid gap-10 desktop:grid-cols-2">
      <section className="grid content-start gap-4">
        <h2 className="text-2xl font-bold">{shared.title}</h2>
        <p className="text-text-soft">{shared.text}</p>
        {shared.parts.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="text-text-soft mt-1">{text}</p>
          </div>
        ))}
      </section>
      <section className="bg-surface-1 border-line grid content-start gap-4 rounded-xl border p-5 tablet:p-8">
        <h2 className="text-2xl font-bold">{limits.title}</h2>
        <ul className="text-text-soft grid list-disc gap-3 pl-5">
          {limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How every round is proven, step by step, with an interactive demonstration. */
export function FairnessPage() {
  const texts = usePageTexts('fairness')
  usePageTitle(texts?.title)
  if (texts === undefined) return <Skeleton className="m-8 h-24" />
  return (
    <div className="page-column grid gap-12 py-8 desktop:py-12">
      <header className="max-w-measure">
        <h1 className="text-3xl font-bold">{texts.title}</h1>
        <p className="text-text-soft mt-2 text-lg">{texts.lead}</p>
      </header>
      <div className="grid items-start gap-10 desktop:grid-cols-2">
        <Steps steps={texts.steps} />
        <ProofDemo texts={texts.demo} />
      </div>
      <Shared shared={texts.shared} limits={texts.limits} />
      <div className="grid gap-10 desktop:grid-cols-2">
        <section>
          <h2 className="text-2xl font-bold">{texts.odds.title}</h2>
          <p className="text-text-soft mt-2">{texts.odds.text}</p>
          <h2 className="mt-8 text-2xl font-bold">{texts.verify.title}</h2>
          <p className="text-text-soft mt-2">{texts.verify.text}</p>
          <p className="mt-4">
            <Link to="/verify" className={buttonClass('quiet')}>
              {texts.verify.go}
            </Link>
          </p>
        </section>
        <Formula formula={texts.formula} />
      </div>
    </div>
  )
}
