import { useState } from 'react'
import type { MemberMoney } from '@ronda/contract'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

/** Reads a member's money on request and never automatically, because each read is logged. */
export function useMemberMoney() {
  const { language, refusalText } = useLanguage()
  const [record, setRecord] = useState<MemberMoney>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function fetchPage(member: string, before?: number): Promise<MemberMoney | undefined> {
    setBusy(true)
    setFailure(undefined)
    const reply = await staffApi.memberMoney.look({ member, language, ...(before !== undefined && { before }) })
    setBusy(false)
    if (reply.ok) return reply.value
    setFailure(refusalText(reply.error.code))
    return undefined
  }

  return {
    record,
    failure,
    isBusy,
    async ask(member: string): Promise<void> {
      setRecord(await fetchPage(member))
    },
    async more(): Promise<void> {
      const next = record?.next ?? null
      if (record === undefined || next === null) return
      const page = await fetchPage(record.member.number, next)
      if (page !== undefined) setRecord({ ...page, lines: [...record.lines, ...page.lines] })
    },
  }
}
