import { reportCards } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRecords, type Fetching } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'

type Subject = { bookingId: string; rumiId: string; day: string }

/** Fetches the report card of a dog's day; creates it on first access. */
export function useReportCard({ bookingId, rumiId, day }: Subject) {
  const send = useSend()
  const found = useRecords('reportCards', { bookingId, rumiId, day })
  const [refusal, setRefusal] = useState<Refusal>()
  const [card] = found.records
  const isMissing = found.status === 'ready' && !found.isFetching && card === undefined

  const begin = useEffectEvent(() => send(reportCards.calls.create({ bookingId, rumiId, day })))
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    void (async () => {
      const outcome = await begin()
      if (!outcome.ok && !isLeft) setRefusal(outcome.refusal)
    })()
    return () => {
      isLeft = true
    }
  }, [isMissing])

  const again = () => {
    setRefusal(undefined)
    return found.again()
  }
  const beginning: Fetching = {
    ...found,
    status: refusal ? 'failed' : 'loading',
    refusal: refusal ?? null,
    again,
  }
  return { card, fetching: card || found.status === 'failed' ? found : beginning }
}
