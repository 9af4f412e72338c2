import { Copy } from 'lucide-react'
import { toast } from '@ronda/ui'
import { piecesOf } from './pieces.ts'
import type { SandboxTexts } from './texts.ts'

function CopyCode({ code, texts }: { readonly code: string; readonly texts: SandboxTexts }) {
  function copy(): void {
    navigator.clipboard.writeText(code).then(
      () => toast(texts.copied),
      () => toast(texts.copyFailed, 'bad'),
    )
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`${texts.copy} ${code}`}
      className="bg-accent-soft text-accent-text tabular inline-flex items-center gap-1 rounded-sm px-2 font-mono font-bold transition hover:brightness-110 active:scale-97"
    >
      {code}
      <Copy aria-hidden className="size-icon-small" />
    </button>
  )
}

/** A message with its codes to copy and its addresses to open. */
export function MessageText({ text, texts }: { readonly text: string; readonly texts: SandboxTexts }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      {piecesOf(text).map((piece, at) => {
        const key = `${at}:${piece.text}`
        if (piece.kind === 'code') return <CopyCode key={key} code={piece.text} texts={texts} />
        if (piece.kind === 'words') return <span key={key}>{piece.text}</span>
        return (
          <a key={key} href={piece.text} className="text-accent-text break-all underline underline-offset-4">
            {piece.text}
          </a>
        )
      })}
    </p>
  )
}
