import type { AnswerOf, families, invitations } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'

/** Where the link of an invitation is looked up, without its token, and whom it is for. */
type Invitations = {
  '/auth/invitation': AnswerOf<typeof invitations.show>['data']['invitation']
  '/auth/family': AnswerOf<typeof families.show>['data']['invitation']
}
type LookedUpAt = keyof Invitations

type Unfound = Pick<Refusal, 'httpStatus' | 'message'>
type Answer<At extends LookedUpAt> = { data?: { invitation: Invitations[At] }; message?: string }

const patienceMs = 30_000

/** By itself, since the page has no room for the data layer's script: its form and the router are all it may load. */
async function lookUp<At extends LookedUpAt>(
  lookedUpAt: At,
  { token, leaving }: { token: string; leaving: AbortSignal },
): Promise<Invitations[At] | Unfound> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)])
  const reply = await fetch(`/api${lookedUpAt}/${encodeURIComponent(token)}`, { signal }).catch(() => null)
  if (!reply) return { httpStatus: 0, message: errorMessagesCopy.offline }
  const answer = await reply.json().then(
    (body) => body as Answer<At>,
    (): Answer<At> => ({}),
  )
  return (
    answer.data?.invitation ?? {
      httpStatus: reply.status,
      message: answer.message ?? errorMessagesCopy.server,
    }
  )
}

const isUnfound = (looked: object): looked is Unfound => 'httpStatus' in looked

/** The form that accepts an invitation, whose script comes while the invitation is looked up. */
const fetchForm = () =>
  import('../forms/accept-invitation-form.tsx').then(
    ({ AcceptInvitationForm }) => AcceptInvitationForm,
    () => null,
  )

/** Whom the link of a mail is for and its form, looked up when its page opens; `isExpired` where it is worth nothing any more. */
export function useLinkOfMail<At extends LookedUpAt>(lookedUpAt: At) {
  const { token = '' } = useParams()
  const [found, setFound] = useState<Invitations[At]>()
  const [refusal, setRefusal] = useState<Unfound>()
  const [form, setForm] = useState<{ Component: NonNullable<Awaited<ReturnType<typeof fetchForm>>> }>()

  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      const [looked, Component] = await Promise.all([
        lookUp(lookedUpAt, { token, leaving: leaving.signal }),
        fetchForm(),
      ])
      if (leaving.signal.aborted) return
      if (isUnfound(looked)) return setRefusal(looked)
      if (!Component) return setRefusal({ httpStatus: 0, message: errorMessagesCopy.offline })
      setForm({ Component })
      setFound(looked)
    }
    void look()
    return () => leaving.abort()
  }, [token, lookedUpAt])

  return { token, found, form: form?.Component, refusal, setRefusal, isExpired: refusal?.httpStatus === 404 }
}
