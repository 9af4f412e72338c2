import { BadgeCheck, LockKeyhole, LockKeyholeOpen, PenLine } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Texts } from '@ronda/i18n'
import type { fairness } from '@ronda/i18n/en/play/fairness'
import { Button, TextField } from '@ronda/ui'
import { OWN_TEXT_MAX } from '@ronda/fair'
import { beginDemo, check, chooseText, clientSeedOf, draw, mayDraw, open, type Demo } from './demo.ts'
import { sampleProof } from './sampleProof.ts'

type DemoTexts = Texts<typeof fairness>['demo']

function newDemo(): Demo {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return beginDemo(hex, sampleProof.ownText)
}

function Slip({
  label,
  icon,
  children,
}: {
  readonly label: string
  readonly icon: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="bg-page border-line grid gap-1 rounded-md border border-dashed p-4">
      <p className="text-text-faint flex items-center gap-2 text-xs font-medium">
        {icon}
        {label}
      </p>
      <p className="text-text-soft font-mono text-sm break-all">{children}</p>
    </div>
  )
}

function Draws({ demo, texts }: { readonly demo: Demo; readonly texts: DemoTexts }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-body text-text-soft text-sm font-medium tracking-normal">{texts.draws}</h3>
      {demo.draws.length === 0 && <p className="text-text-faint">{texts.noDraws}</p>}
      <ol className="grid gap-2">
        {demo.draws.map((stops, nonce) => (
          <li key={stops.join()} className="animate-rise grid grid-cols-6 items-center gap-2">
            <span className="text-text-faint tabular text-sm">{nonce}</span>
            {stops.map((stop, reel) => (
              <span
                key={reel}
                className="bg-surface-3 font-display tabular grid min-h-control place-items-center rounded-md text-lg font-bold"
              >
                {stop}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Verdicts({ demo, texts }: { readonly demo: Demo; readonly texts: DemoTexts }) {
  const verdict = check(demo)
  const proven = [
    verdict.sealMatches && texts.sealMatches,
    verdict.orderShown && texts.orderShown,
    verdict.drawsRepeat && texts.drawsRepeat,
  ].filter((text) => text !== false)
  return (
    <ul className="grid gap-2">
      {proven.map((text) => (
        <li key={text} className="text-gain flex items-start gap-2 font-medium">
          <BadgeCheck aria-hidden className="mt-half size-icon shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Commit, draw, reveal, check: the whole proof by hand, in the user's own browser. */
export function ProofDemo({ texts }: { readonly texts: DemoTexts }) {
  const [demo, setDemo] = useState(newDemo)
  const isOpened = demo.state === 'opened'
  const lock = isOpened ? (
    <LockKeyholeOpen aria-hidden className="text-accent-text size-icon-small" />
  ) : (
    <LockKeyhole aria-hidden className="text-accent-text size-icon-small" />
  )
  return (
    <section className="bg-surface-1 border-line grid gap-5 rounded-xl border p-5 tablet:p-8">
      <div>
        <h2 className="text-2xl font-bold">{texts.title}</h2>
        <p className="text-text-soft">{texts.text}</p>
      </div>
      <Slip label={texts.seal} icon={<LockKeyhole aria-hidden className="text-accent-text size-icon-small" />}>
        {demo.seal}
      </Slip>
      <TextField
        label={texts.yourSeed}
        hint={texts.yourSeedHint}
        value={demo.ownText}
        maxLength={OWN_TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
        readOnly={demo.draws.length > 0}
        onChange={(event) => setDemo(chooseText(demo, event.target.value))}
      />
      <Slip label={texts.wholeSeed} icon={<PenLine aria-hidden className="text-accent-text size-icon-small" />}>
        {clientSeedOf(demo)}
      </Slip>
      <Draws demo={demo} texts={texts} />
      <Slip label={texts.secret} icon={lock}>
        {isOpened ? demo.serverSeed : texts.sealed}
      </Slip>
      <output className="block">{isOpened && <Verdicts demo={demo} texts={texts} />}</output>
      <div className="flex flex-wrap gap-3">
        {!isOpened && (
          <Button disabled={!mayDraw(demo)} onClick={() => setDemo(draw(demo))}>
            {texts.draw}
          </Button>
        )}
        {!isOpened && (
          <Button variant="quiet" disabled={demo.draws.length === 0} onClick={() => setDemo(open(demo))}>
            {texts.open}
          </Button>
        )}
        {isOpened && <Button onClick={() => setDemo(newDemo())}>{texts.again}</Button>}
      </div>
    </section>
  )
}
