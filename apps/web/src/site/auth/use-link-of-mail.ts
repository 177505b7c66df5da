import type { session } from '@rumi/data-layer'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Refusal, StoreRequest } from '../../shared/store.ts'
import { askSession } from './ask-session.ts'

type Look<Answer> = (calls: typeof session.calls, token: string) => StoreRequest<Answer>

/** What the link of a mail leads to, looked up when its page opens; `isExpired` where it is worth nothing any more. */
export function useLinkOfMail<Answer>(look: Look<Answer>) {
  const { token = '' } = useParams()
  const [found, setFound] = useState<Answer>()
  const [refusal, setRefusal] = useState<Refusal>()

  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const outcome = await askSession((calls) => look(calls, token))
      if (!isHere) return
      if (outcome.ok) setFound(outcome.answer)
      else setRefusal(outcome.refusal)
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [token, look])

  return { token, found, refusal, setRefusal, isExpired: refusal?.httpStatus === 404 }
}
