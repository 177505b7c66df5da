import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Refusal } from '../../shared/store.ts'
import { errorMessagesCopy } from '../../copy/error-messages.ts'

/** Where the link of an invitation is looked up, without its token. */
type LookedUpAt = '/auth/invitation' | '/auth/family'

type Unfound = Pick<Refusal, 'httpStatus' | 'message'>
type Answer<Invitation> = { data?: { invitation: Invitation }; message?: string }

const patienceMs = 30_000

/** By itself, since the page has no room for the data layer's script: its form and the router are all it may load. */
async function lookUp<Invitation>(path: string, leaving: AbortSignal): Promise<Invitation | Unfound> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)])
  const reply = await fetch(`/api${path}`, { signal }).catch(() => null)
  if (!reply) return { httpStatus: 0, message: errorMessagesCopy.offline }
  const answer = await reply.json().then(
    (body) => body as Answer<Invitation>,
    (): Answer<Invitation> => ({}),
  )
  return (
    answer.data?.invitation ?? {
      httpStatus: reply.status,
      message: answer.message ?? errorMessagesCopy.server,
    }
  )
}

const isUnfound = (looked: object): looked is Unfound => 'httpStatus' in looked

/** Whom the link of a mail is for, looked up when its page opens; `isExpired` where it is worth nothing any more. */
export function useLinkOfMail<Invitation extends object>(lookedUpAt: LookedUpAt) {
  const { token = '' } = useParams()
  const [found, setFound] = useState<Invitation>()
  const [refusal, setRefusal] = useState<Unfound>()

  useEffect(() => {
    const leaving = new AbortController()
    const path = `${lookedUpAt}/${encodeURIComponent(token)}`
    void lookUp<Invitation>(path, leaving.signal).then((looked) => {
      if (leaving.signal.aborted) return
      if (isUnfound(looked)) setRefusal(looked)
      else setFound(looked)
    })
    return () => leaving.abort()
  }, [token, lookedUpAt])

  return { token, found, refusal, setRefusal, isExpired: refusal?.httpStatus === 404 }
}
