import { useTranslations } from 'use-intl'

/** What is seen while a game opens: its own cover, so that the wait already looks like the game. */
export function Curtain({ game, name }: { readonly game: string; readonly name: string }) {
  const t = useTranslations('launch')
  return (
    <output className="bg-page absolute inset-0 grid content-center justify-items-center gap-6 px-4 text-center">
      <img
        src={`/art/cover/${game}.svg`}
        alt=""
        width={300}
        height={400}
        className="shadow-floating aspect-cover animate-breathe max-h-1/2 w-auto rounded-xl"
      />
      <div>
        <p className="font-display text-xl font-bold">{t('opening', { game: name })}</p>
        <p className="text-text-soft">{t('openingText')}</p>
      </div>
    </output>
  )
}
