import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Opens the terms beside the form, so that nothing typed is lost. */
export function TermsLink(text: ReactNode) {
  return (
    <Link to="/help" hash="term" target="_blank" className="text-accent-text underline">
      {text}
    </Link>
  )
}
