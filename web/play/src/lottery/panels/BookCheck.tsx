import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import { checkBook, type Book } from './book.ts'

/** Reads every ticket of a draw and recomputes their Merkle root in this browser. */
export function BookCheck({ number }: { readonly number: number }) {
  const t = useTranslations('lottery.fair')
  const { client } = useTableContext()
  const { session } = useGameContext()
  const [book, setBook] = useState<Book | 'asking'>()
  const check = async (): Promise<void> => {
    setBook('asking')
    setBook(await checkBook((page) => client.sharedRound.book({ game: session.gameCode, round: number, page })))
  }
  return (
    <p className="book-check">
      <button type="button" className="button is-small" disabled={book === 'asking'} onClick={() => void check()}>
        <Icon name="seal" />
        {t('check', { number })}
      </button>
      {book !== undefined && <output className={`is-${book}`}>{t(`book.${book}`)}</output>}
    </p>
  )
}
