import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Dialog, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { iconQuery } from '@ronda/base/member/icon.queries.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { ImagePicker } from '../../shell/uploads/ImagePicker.tsx'

/** Enough to choose from without a search; the avatar made from the member's own number comes first. */
const FACES = 14

type Choice = { readonly kind: 'face'; readonly face: string } | { readonly kind: 'own'; readonly upload: string }

/** One of the drawn avatars, or a photo. */
export function AvatarDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  const t = useTranslations('profile')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [upload, setUpload] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal['code']>()
  const faces = [number, ...Array.from({ length: FACES }, (_, at) => String(at + 1))]

  async function choose(choice: Choice): Promise<void> {
    setBusy(true)
    const reply = await api.profile.avatar(choice)
    setBusy(false)
    if (!reply.ok) return setFailure(reply.error.code)
    toast(t('avatar.done'))
    void queries.invalidateQueries({ queryKey: iconQuery.queryKey })
    return onClose()
  }

  return (
    <Dialog title={t('avatar.title')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <section aria-label={t('avatar.faces')} className="grid grid-cols-1 gap-2">
          <h3 className="text-text-soft text-sm font-medium">{t('avatar.faces')}</h3>
          <ul className="grid grid-cols-5 gap-3">
            {faces.map((face, at) => (
              <li key={face}>
                <button
                  type="button"
                  aria-label={t('avatar.face', { number: at + 1 })}
                  aria-disabled={isBusy}
                  onClick={() => void (isBusy || choose({ kind: 'face', face }))}
                  className="hover:border-accent border-line aspect-square w-full overflow-hidden rounded-full border-2 transition-colors"
                >
                  <img src={`/art/avatar/${face}.webp`} alt="" loading="lazy" className="size-full object-cover" />
                </button>
              </li>
            ))}
          </ul>
        </section>
        <ImagePicker purpose="avatar" label={t('avatar.own')} onChange={([id]) => setUpload(id)} />
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        {upload !== undefined && (
          <Button size="large" isWide isBusy={isBusy} onClick={() => void choose({ kind: 'own', upload })}>
            {t('avatar.use')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
