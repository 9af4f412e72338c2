import { Link, useSearch } from '@tanstack/react-router'

export type OtherPopupProps = {
  readonly to: '/login' | '/register'
  readonly question: string
  readonly answer: string
}

/**
 * Switches from one popup to the other. It replaces the history entry, so that closing leads back to the page before
 * both.
 */
export function OtherPopup({ to, question, answer }: OtherPopupProps) {
  const { to: goal, referralCode } = useSearch({ strict: false })
  return (
    <p className="text-text-soft flex flex-wrap justify-center gap-x-2 text-sm">
      <span>{question}</span>
      <Link
        to={to}
        search={{ ...(goal !== undefined && { to: goal }), ...(referralCode !== undefined && { referralCode }) }}
        replace
        resetScroll={false}
        className="text-accent-text font-medium underline"
      >
        {answer}
      </Link>
    </p>
  )
}
