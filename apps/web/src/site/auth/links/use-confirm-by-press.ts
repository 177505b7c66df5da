import type { session } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { publicPaths } from '../../../shared/house/public-paths.ts'
import type { Refusal, StoreRequest } from '../../../shared/fetching/store.ts'
import { askSession } from './ask-session.ts'

type LoginNews = NonNullable<Parameters<typeof publicPaths.login>[0]>['listo']

/**
 * Uses the link of a mail by a press, never by opening its page: mail programs open links to look at them. Done, it
 * leads to the login, which says what was confirmed.
 */
export function useConfirmByPress<Answer>(
  call: (calls: typeof session.calls, token: string) => StoreRequest<Answer>,
  listo: LoginNews,
) {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const confirm = async () => {
    setConfirming(true)
    const outcome = await askSession((calls) => call(calls, token))
    setConfirming(false)
    if (outcome.ok) return navigate(publicPaths.login({ listo }), { replace: true })
    setRefusal(outcome.refusal)
  }

  /** Whether the link was used before, or too much time went by. */
  const isExpired = refusal?.httpStatus === 404
  return { confirm, confirming, refusal, isExpired }
}
