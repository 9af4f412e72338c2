import { Icon } from '../hud/Icon.tsx'

export type BannerProps = {
  readonly kind: 'good' | 'bad' | 'calm'
  readonly heading: string
  readonly text: string
}

/** What an examination came to. */
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
