import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Opens the terms in another tab, so that nothing typed is lost. */
export function TermsLink(text: ReactNode) {
  return (
    <Link to="/help" hash="term" target="_blank" className="text-accent-text underline">
      {text}
    </Link>
  )
}
