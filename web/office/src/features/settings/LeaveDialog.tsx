import { useBlocker } from '@tanstack/react-router'
import { Button, Dialog } from '@ronda/ui'
import { useOffice } from '../../shell/form/OfficeContext.ts'

/** Asks before unsaved changes are lost by a link, a step back or closing the tab. */
export function LeaveDialog({ isDirty }: { readonly isDirty: boolean }) {
  const { texts } = useOffice()
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog role="alertdialog" title={texts.save.leaveTitle} closeLabel={texts.save.stay} onClose={blocker.reset}>
      <div className="grid gap-6">
        <p className="text-text-soft">{texts.save.leaveText}</p>
        <div className="grid gap-3 tablet:grid-cols-2">
          <Button variant="quiet" onClick={blocker.reset}>
            {texts.save.stay}
          </Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {texts.save.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
