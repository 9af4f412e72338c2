import { Link } from '@tanstack/react-router'
import { Armchair } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Notice } from '@ronda/ui'
import { lobbyPaths } from '../../shell/games/categories.ts'
import { useCategoryVendors } from '../../shell/games/useCategoryVendors.ts'

/** A category without games, with links to the categories that have some. */
export function EmptyLobby({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslations('shell.category')
  const categories = useCategoryVendors()
  return (
    <Notice
      icon={Armchair}
      title={title}
      actions={categories.map(({ category }, at) => (
        <Link key={category} to={lobbyPaths[category]} className={buttonClass(at === 0 ? 'primary' : 'quiet')}>
          {t(category)}
        </Link>
      ))}
    >
      {text}
    </Notice>
  )
}
