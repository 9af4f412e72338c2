import { ImageOff, ImagePlus, LoaderCircle, RotateCw, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UploadPurpose } from '@ronda/contract'
import { classes, IconButton } from '@ronda/ui'
import { TextsProvider } from '../texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { isAnySending, sentIds, type Picked } from './picked.ts'
import { usePictures, type Pictures } from './usePictures.ts'

export type ImagePickerProps = {
  readonly purpose: UploadPurpose
  /** What the pictures are to show. */
  readonly label: string
  readonly max?: number
  /** The ids of uploaded pictures, to be sent with the form; busy while others upload. */
  readonly onChange: (ids: readonly string[], isBusy: boolean) => void
  readonly error?: string | undefined
  /** The accepted kinds of picture; not repeated under the second of several pickers. */
  readonly hasHint?: boolean
}

const TEXTS = ['uploads'] as const

type TileProps = { readonly picture: Picked; readonly pictures: Pictures }

function Tile({ picture: { id, name, url, state, code }, pictures }: TileProps) {
  const t = useTranslations('uploads')
  const { refusalText } = useLanguage()
  const [isBroken, setBroken] = useState(false)
  const reason = code === undefined ? undefined : refusalText(code)
  return (
    <li className="bg-surface-2 border-line flex min-w-0 items-center gap-3 rounded-md border p-2">
      <span className="bg-surface-3 relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-sm">
        {isBroken ? (
          <ImageOff aria-hidden className="text-text-faint size-icon" />
        ) : (
          <img
            src={url}
            alt={t('preview', { name })}
            onError={() => setBroken(true)}
            className={classes('size-full object-cover', state !== 'sent' && 'opacity-50')}
          />
        )}
        {state === 'sending' && <LoaderCircle aria-hidden className="animate-turn absolute size-icon" />}
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-sm font-medium">{name}</span>
        <span
          role={state === 'failed' ? 'alert' : 'status'}
          className={classes(
            'text-xs',
            state === 'failed' ? 'text-loss' : state === 'sent' ? 'text-gain' : 'text-text-soft',
          )}
        >
          {state === 'sending' ? t('sending') : state === 'sent' ? t('sent') : reason}
        </span>
      </span>
      {state === 'failed' && <IconButton icon={RotateCw} label={t('again')} onClick={() => pictures.again(id)} />}
      <IconButton icon={X} label={t('remove', { name })} onClick={() => pictures.remove(id)} />
    </li>
  )
}

type ZoneProps = {
  readonly label: string
  readonly left: number
  readonly isWrong: boolean
  readonly onTake: (files: readonly File[]) => void
}

/** The whole drop zone is the file input itself, so that pressing, tabbing and dropping work natively. */
function Zone({ label, left, isWrong, onTake }: ZoneProps) {
  const t = useTranslations('uploads')
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classes(
        'relative flex min-h-control-large items-center justify-center gap-3 rounded-md border border-dashed p-4 text-sm transition-colors',
        'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-surface-2',
      )}
    >
      <input
        type="file"
        accept="image/png,image/jpeg"
        multiple={left > 1}
        aria-label={`${label}: ${t('choose')}`}
        aria-invalid={isWrong}
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          onTake([...(event.target.files ?? [])])
          // Allows the same file to be chosen again.
          event.target.value = ''
        }}
      />
      <ImagePlus aria-hidden className="text-accent-text size-icon shrink-0" />
      <span>
        <span className="font-medium">{t('choose')}</span>{' '}
        <span className="text-text-soft tablet:inline hidden">{t('drop')}</span>
      </span>
    </div>
  )
}

function Picker({ purpose, label, max = 1, onChange, error, hasHint = true }: ImagePickerProps) {
  const t = useTranslations('uploads')
  const id = useId()
  const [isTooMany, setTooMany] = useState(false)
  const held = usePictures(purpose, (now) => onChange(sentIds(now), isAnySending(now)))
  const { pictures } = held
  const left = max - pictures.length
  const note = error ?? (isTooMany ? t('tooMany', { max }) : undefined)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2" aria-describedby={hasHint ? `${id}-hint` : undefined}>
      <legend className="text-text-soft mb-1 flex w-full items-baseline justify-between text-sm font-medium">
        {label}
        {max > 1 && (
          <span className="text-text-faint tabular text-xs">{t('count', { count: pictures.length, max })}</span>
        )}
      </legend>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {pictures.map((picture) => (
            <Tile key={picture.id} picture={picture} pictures={held} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Zone
          label={label}
          left={left}
          isWrong={note !== undefined}
          onTake={(files) => {
            setTooMany(files.length > left)
            held.add(files.slice(0, left))
          }}
        />
      )}
      {hasHint && (
        <p id={`${id}-hint`} className="text-text-faint text-xs">
          {t('hint')}
        </p>
      )}
      {note !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {note}
        </p>
      )}
    </fieldset>
  )
}

/** Uploads pictures: chosen, taken or dropped, sent at once, each with its state. */
export function ImagePicker(props: ImagePickerProps) {
  return (
    <TextsProvider pages={TEXTS}>
      <Picker {...props} />
    </TextsProvider>
  )
}
