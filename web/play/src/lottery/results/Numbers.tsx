import type { LotteryVariant } from '../variants/variant.ts'

type Props = {
  readonly face: LotteryVariant['face']
  readonly texts: readonly string[]
  readonly size: 'small' | 'large'
  readonly isLit?: (text: string) => boolean
}

/** Drawn numbers: as balls, or digit by digit. */
export function Numbers({ face, texts, size, isLit = () => false }: Props) {
  return (
    <span className={`numbers is-${face} is-${size}`}>
      {texts.map((text, at) =>
        face === 'balls' ? (
          <Ball key={text} text={text} isLit={isLit(text)} />
        ) : (
          <span key={at} className={`number${isLit(text) ? ' is-lit' : ''}`}>
            {text}
          </span>
        ),
      )}
    </span>
  )
}

/** A ball; its colour is chosen by its tens digit. */
export function Ball({ text, isLit = false }: { readonly text: string; readonly isLit?: boolean }) {
  return (
    <span className={`ball is-ten-${Math.floor((Number(text) - 1) / 10) % 8}${isLit ? ' is-lit' : ''}`}>
      <span>{text}</span>
    </span>
  )
}
