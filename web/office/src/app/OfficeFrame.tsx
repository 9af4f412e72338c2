import { Outlet } from '@tanstack/react-router'
import { LanguageSelect } from '@ronda/base/language/LanguageSelect.tsx'
import { Brand } from '@ronda/base/layout/Brand.tsx'
import { ConnectionNotice } from '@ronda/base/layout/ConnectionNotice.tsx'
import { SkipLink } from '@ronda/base/layout/SkipLink.tsx'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useRealtime } from '@ronda/base/member/useRealtime.ts'
import { ThemeSwitch } from '@ronda/base/theme/ThemeSwitch.tsx'
import { Clock } from '@ronda/ui'
import { AccountMenu } from './AccountMenu.tsx'
import { makeMessageHandler } from './applyMessages.ts'

/** Owns the tab's socket: a separate component, so that nothing else re-renders with its state. */
function Connection() {
  const realtime = useRealtime(makeMessageHandler)
  return (
    <output className="block">
      <ConnectionNotice realtime={realtime} />
    </output>
  )
}

/** The header around every screen but the sign-in. */
export function OfficeFrame() {
  const member = useMember()
  return (
    <div>
      <SkipLink />
      <header className="bg-page border-line sticky top-0 z-header border-b">
        <div className="page-column flex h-header-phone items-center gap-2 desktop:h-header">
          <Brand isCrowded />
          <div className="ms-6 hidden desktop:block">
            <Clock />
          </div>
          <div className="ms-auto flex items-center gap-1">
            <LanguageSelect />
            <ThemeSwitch />
            {member && <AccountMenu member={member} />}
          </div>
        </div>
      </header>
      <Connection />
      <main id="content" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
    </div>
  )
}
