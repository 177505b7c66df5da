import { reportCards, type ReportCard } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { forgetDraft, storeDraft, storedDraft } from '../../../ui/forms/form-draft.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { ReportFields } from './day-words.ts'
import { openedDraft, type ReportDraft } from './merge-report-fields.ts'

const restMs = 600

export type SavingState = 'saved' | 'saving' | 'unsaved' | 'offline'

/**
 * Saves a card: at once in this tab, and to the server after a pause in typing. Retries after a connection loss and
 * merges concurrent edits of other devices.
 */
export function useDraftSaving(card: ReportCard) {
  const send = useSend()
  const entry = `report-card ${card.id}`
  const [opened] = useState(() => openedDraft(card, storedDraft<ReportDraft | ReportFields>(entry)))
  const [fields, setFields] = useState(opened.wanted)
  const [state, setState] = useState<SavingState>(() => (storedDraft(entry) ? 'unsaved' : 'saved'))
  const [refusal, setRefusal] = useState<Refusal>()
  const draft = useRef(opened)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(undefined)

  const { bookingId, rumiId, day } = card
  const put = (next: ReportFields) => {
    draft.current = { ...draft.current, wanted: next }
    setFields(next)
    storeDraft(entry, draft.current)
  }

  /** After a conflict, merges the other device's content. */
  async function catchUp() {
    const latest = await send(reportCards.calls.create({ bookingId, rumiId, day }))
    if (!latest.ok) return latest
    draft.current = openedDraft(latest.answer, draft.current)
    put(draft.current.wanted)
    showToast(officeReportsCopy.merged, 'note')
    return latest
  }

  async function saveOnce(sent?: true): Promise<boolean> {
    const { wanted, version } = draft.current
    const outcome = await send(
      reportCards.calls.update({ id: card.id, changes: { ...wanted, ...(sent && { sent }), version } }),
    )
    if (outcome.ok) {
      draft.current = { ...draft.current, base: wanted, version: outcome.answer.version }
      if (draft.current.wanted !== wanted && !sent) return saveOnce()
      forgetDraft(entry)
      setState('saved')
      return true
    }
    if (outcome.refusal.code === 'stale') return (await catchUp()).ok ? saveOnce(sent) : fail(outcome.refusal)
    return fail(outcome.refusal)
  }

  function fail(refused: Refusal) {
    setState(refused.httpStatus === 0 ? 'offline' : 'unsaved')
    if (refused.httpStatus !== 0) setRefusal(refused)
    return false
  }

  /** Saves now, after any pending save; returns true once the server has it. */
  async function saveNow(sent?: true) {
    clearTimeout(timer.current)
    await running.current
    setState('saving')
    setRefusal(undefined)
    running.current = saveOnce(sent)
    return running.current
  }

  const saveAgain = useEffectEvent(() => {
    if (state === 'offline') void saveNow()
  })
  const saveWhatWasLeft = useEffectEvent(() => {
    if (storedDraft(entry)) void saveNow()
  })
  useEffect(() => {
    timer.current = setTimeout(() => saveWhatWasLeft(), restMs)
    const back = () => saveAgain()
    window.addEventListener('online', back)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('online', back)
    }
  }, [])

  return {
    fields,
    state,
    refusal,
    saveNow,
    change: (part: Partial<ReportFields>) => {
      put({ ...draft.current.wanted, ...part })
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void saveNow(), restMs)
    },
  }
}
