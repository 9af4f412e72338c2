import { useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { readQuestions, watchQuestions, type Asked } from './question.ts'

function QuestionDialog({ title, text, yes, no, isDanger = false, answer }: Asked) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      closeLabel={no ?? yes}
      onClose={no === undefined ? undefined : () => answer(false)}
    >
      <p className="text-text-soft">{text}</p>
      <div className="mt-6 flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end">
        {no !== undefined && (
          <Button variant="quiet" onClick={() => answer(false)}>
            {no}
          </Button>
        )}
        <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}

/** The open confirmation dialogs, one over the other. */
export function Questions() {
  const questions = useSyncExternalStore(watchQuestions, readQuestions, readQuestions)
  return questions.map((question) => <QuestionDialog key={question.id} {...question} />)
}
