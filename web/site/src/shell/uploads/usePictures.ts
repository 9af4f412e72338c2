import { useEffect, useRef, useState } from 'react'
import type { UploadPurpose } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { refusalOfFile, type Picked } from './picked.ts'

/** The bytes of a file, encoded for the call. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCodePoint(...bytes.subarray(at, at + 0x80_00))
  return btoa(text)
}

export type Pictures = {
  readonly pictures: readonly Picked[]
  add(files: readonly File[]): void
  remove(id: string): void
  again(id: string): void
}

/** Pictures that are uploaded as soon as they are chosen, one after the other. */
export function usePictures(purpose: UploadPurpose, onChange: (pictures: readonly Picked[]) => void): Pictures {
  const [pictures, setPictures] = useState<readonly Picked[]>([])
  const latest = useRef(pictures)
  const turn = useRef(Promise.resolve())

  function change(change: (before: readonly Picked[]) => readonly Picked[]): void {
    latest.current = change(latest.current)
    setPictures(latest.current)
    onChange(latest.current)
  }

  // Releases the local previews on unmount.
  useEffect(() => () => latest.current.forEach(({ url }) => URL.revokeObjectURL(url)), [])

  async function send({ id, file }: Picked): Promise<void> {
    if (!latest.current.some((picture) => picture.id === id)) return
    const refusal = refusalOfFile(file)
    const reply =
      refusal === undefined ? await api.uploads.send({ id, purpose, data: await base64Of(file) }) : undefined
    const code = refusal ?? (reply?.ok === false ? reply.error.code : undefined)
    change((before) =>
      before.map((picture) => {
        if (picture.id !== id) return picture
        const { code: _, ...rest } = picture
        return code === undefined ? { ...rest, state: 'sent' } : { ...rest, state: 'failed', code }
      }),
    )
  }

  function enqueue(picture: Picked): void {
    turn.current = turn.current.then(() => send(picture))
  }

  return {
    pictures,
    add(files) {
      const added = files.map((file): Picked => {
        return { id: crypto.randomUUID(), name: file.name, url: URL.createObjectURL(file), file, state: 'sending' }
      })
      change((before) => [...before, ...added])
      for (const picture of added) enqueue(picture)
    },
    remove(id) {
      const gone = latest.current.find((picture) => picture.id === id)
      if (gone === undefined) return
      URL.revokeObjectURL(gone.url)
      change((before) => before.filter((picture) => picture.id !== id))
      if (gone.state === 'sent') void api.uploads.remove({ id })
    },
    again(id) {
      change((before) => before.map((picture) => (picture.id === id ? { ...picture, state: 'sending' } : picture)))
      const picture = latest.current.find((each) => each.id === id)
      if (picture) enqueue(picture)
    },
  }
}
