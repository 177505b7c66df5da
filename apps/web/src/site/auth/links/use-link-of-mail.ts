import type { AnswerOf, families, invitations } from '@rumi/contract'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'

/** Lookup of an invitation's recipient, without the token in the address. */
type Invitations = {
  '/auth/invitation': AnswerOf<typeof invitations.show>['data']['invitation']
  '/auth/family': AnswerOf<typeof families.show>['data']['invitation']
}
type LookedUpAt = keyof Invitations

type Unfound = Pick<Refusal, 'httpStatus' | 'message'>
type Answer<At extends LookedUpAt> = { data?: { invitation: Invitations[At] }; message?: string }

const patienceMs = 30_000

/** Separate request, because the page has no room for the data layer's script. */
async function lookUp<At extends LookedUpAt>(
  lookedUpAt: At,
  { token, leaving }: { token: string; leaving: AbortSignal },
): Promise<Invitations[At] | Unfound> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(patienceMs)])
  const reply = await fetch(`/api${lookedUpAt}/${encodeURIComponent(token)}`, { signal }).catch(() => null)
  if (!reply) return { httpStatus: 0, message: errorMessagesCopy.offline }
  const body = await reply.json().then(
    (value: unknown) => value as Answer<At>,
    (): Answer<At> => ({}),
  )
  return (
    body.data?.invitation ?? {
      httpStatus: reply.status,
      message: body.message ?? errorMessagesCopy.server,
    }
  )
}

const isUnfound = (looked: object): looked is Unfound => 'httpStatus' in looked

/** Loads the form during the lookup. */
const fetchForm = () =>
  import('../forms/accept-invitation-form.tsx').then(
    ({ AcceptInvitationForm }) => AcceptInvitationForm,
    () => null,
  )

/** Recipient of a mailed link and its form, fetched on mount; `isExpired` if the link is invalid. */
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
