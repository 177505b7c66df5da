import type { session } from '@rumi/data-layer'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { publicPaths } from '../../../shared/business/public-paths.ts'
import type { Refusal, StoreRequest } from '../../../shared/fetching/store.ts'
import { sendSessionCall } from './send-session-call.ts'

type LoginNews = NonNullable<Parameters<typeof publicPaths.login>[0]>['listo']

/**
 * Confirms a mailed link by a press, not on page load: mail programs open links to scan them. Continues at the login
 * with a success message.
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
    const outcome = await sendSessionCall((calls) => call(calls, token))
    setConfirming(false)
    if (outcome.ok) return navigate(publicPaths.login({ listo }), { replace: true })
    setRefusal(outcome.refusal)
  }

  /** True if the link was used or has expired. */
  const isExpired = refusal?.httpStatus === 404
  return { confirm, confirming, refusal, isExpired }
}
