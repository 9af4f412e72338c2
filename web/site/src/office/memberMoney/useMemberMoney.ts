import { useState } from 'react'
import type { MemberMoney } from '@ronda/contract'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'

/** Looks at a member's money when it is asked to, and never by itself: each look is written down. */
export function useMemberMoney() {
  const { language, refusalText } = useSpeech()
  const [look, setLook] = useState<MemberMoney>()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function fetchPage(member: string, before?: number): Promise<MemberMoney | undefined> {
    setBusy(true)
    setTrouble(undefined)
    const reply = await api.memberMoney.look({ member, language, ...(before !== undefined && { before }) })
    setBusy(false)
    if (reply.ok) return reply.value
    setTrouble(refusalText(reply.error.code))
    return undefined
  }

  return {
    look,
    trouble,
    isBusy,
    async ask(member: string): Promise<void> {
      setLook(await fetchPage(member))
    },
    async more(): Promise<void> {
      const next = look?.next ?? null
      if (look === undefined || next === null) return
      const page = await fetchPage(look.member.number, next)
      if (page !== undefined) setLook({ ...page, lines: [...look.lines, ...page.lines] })
    },
  }
}
