import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isLanguage, languages, offeredLanguages } from '@ronda/i18n'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { TextField } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'

const [NAME_MAX, REASON_MIN, REASON_MAX] = [64, 3, 300]

/** Proposes a general agent, whom somebody else approves. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useDesk()
  const t = texts.agents.form
  const status = useQuery(statusQuery).data
  const [username, setUsername] = useState('')
  const [language, setLanguage] = useState(useLanguage().language)
  const [reason, setReason] = useState('')
  const offered = status === undefined ? Object.keys(languages).filter(isLanguage) : offeredLanguages(status.languages)
  const isNamed = username.trim() !== ''
  const isReasoned = reason.trim().length >= REASON_MIN
  const asked = { username: username.trim(), language, reason: reason.trim() }
  return (
    <ProposalDialog
      texts={t}
      send={isNamed && isReasoned ? (key) => staffApi.agentAccountDesk.propose({ key, ...asked }) : undefined}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t.username}
            value={username}
            maxLength={NAME_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={isTried && !isNamed ? t.usernameMissing : undefined}
            onChange={(event) => setUsername(event.target.value)}
          />
          <Choice
            label={t.language}
            value={language}
            options={offered.map((value) => ({ value, label: languages[value].name }))}
            onChoose={setLanguage}
          />
          <TextField
            label={t.reason}
            value={reason}
            maxLength={REASON_MAX}
            error={isTried && !isReasoned ? t.reasonMissing : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </ProposalDialog>
  )
}
