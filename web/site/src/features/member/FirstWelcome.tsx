import { Link } from '@tanstack/react-router'
import { BadgeCheck, Compass, Hourglass, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@ronda/contract'
import { Button, Dialog } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { finishAfterLogin } from '@ronda/base/session/afterLogin.ts'

type Line = {
  readonly text: 'limit' | 'contact' | 'look'
  readonly icon: LucideIcon
  readonly to: '/control' | '/member' | '/rng'
  readonly view?: 'securityCenter'
}

const LINES: readonly Line[] = [
  { text: 'contact', icon: BadgeCheck, to: '/member', view: 'securityCenter' },
  { text: 'limit', icon: Hourglass, to: '/control' },
  { text: 'look', icon: Compass, to: '/rng' },
]

/** Marks the welcome as seen: if the call fails, it is shown once more at the next sign-in. */
function finish(): void {
  finishAfterLogin('isFirst')
  void api.member.firstLogin()
}

function Welcome({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('session.welcome')
  const tShell = useTranslations('shell')
  return (
    <Dialog
      title={t('title', { name: member.nickname || member.account })}
      closeLabel={tShell('close')}
      onClose={finish}
    >
      <p className="text-text-soft">{t('text')}</p>
      <ul className="my-5 grid grid-cols-1 gap-2">
        {LINES.map(({ text, icon: Icon, to, view }) => (
          <li key={text}>
            <Link
              to={to}
              search={view === undefined ? {} : { view }}
              onClick={finish}
              className="bg-surface-2 border-line hover:bg-surface-3 flex items-center gap-4 rounded-lg border p-4 transition-colors"
            >
              <span className="bg-accent-soft text-accent-text grid size-control shrink-0 place-items-center rounded-full">
                <Icon aria-hidden className="size-icon" />
              </span>
              <span className="grid">
                <span className="font-bold">{t(text)}</span>
                <span className="text-text-soft text-sm">{t(`${text}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button size="large" isWide onClick={finish}>
        {t('start')}
      </Button>
    </Dialog>
  )
}

/** Shown once, after the first sign-in: suggested first steps. */
export function FirstWelcome(props: { readonly member: MemberInfo }) {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <Welcome {...props} />
    </TextsProvider>
  )
}
