import { Icon } from '../controls/Icon.tsx'

export type StepsProps = { readonly steps: readonly { readonly text: string; readonly isGood: boolean }[] }

/** The checks, one after the other. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map(({ text, isGood }) => (
        <li key={text} className={isGood ? 'is-good' : 'is-bad'}>
          <Icon name={isGood ? 'good' : 'bad'} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
