import { Icon } from '../controls/Icon.tsx'

export type BannerProps = {
  readonly kind: 'good' | 'bad' | 'calm'
  readonly heading: string
  readonly text: string
}

/** The result of a verification. */
export function Banner({ kind, heading, text }: BannerProps) {
  return (
    <output className={`banner is-${kind}`}>
      <Icon name={kind === 'calm' ? 'seal' : kind} />
      <div>
        <strong>{heading}</strong>
        <p>{text}</p>
      </div>
    </output>
  )
}
