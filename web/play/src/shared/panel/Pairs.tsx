import { Code } from './Code.tsx'

/** Names with texts that can be copied, then names with figures. */
export type PairsProps = {
  readonly codes: readonly (readonly [name: string, text: string])[]
  readonly figures?: readonly (readonly [name: string, figure: string])[]
  readonly isCard?: boolean
}

export function Pairs({ codes, figures = [], isCard = true }: PairsProps) {
  return (
    <dl className={isCard ? 'pairs card' : 'pairs'}>
      {codes.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Code text={text} label={name} />
          </dd>
        </div>
      ))}
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
