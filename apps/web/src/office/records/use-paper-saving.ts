import type { NewOf, Resources } from '@rumi/contract'
import { medicalRecords, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import type { TickedPaper } from '../../shared/papers/papers-beside.ts'
import { usePapersOfPhoto } from '../../shared/papers/use-papers-of-photo.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import { showIssues } from '../../ui/show-issues.ts'
import { offerUndo } from '../undo/undo-offers.ts'
import { medicalRecordNoun, type MedicalRecord } from './medical-record.ts'

type UndoableAct = { undoId: string; received: boolean }

export type PaperFields = Omit<NewOf<Resources['medicalRecords']>, 'rumiId' | 'result' | 'notes'>

type PaperSaving = {
  form: UseFormReturn<PaperFields>
  dog: Pick<Dog, '_id' | 'name'>
  photo: File | undefined
  /** What the same photo shows beside the paper of the form. */
  beside: readonly TickedPaper[]
  onSending: (sending: boolean) => void
  onSaved: () => void
}

/** Writes down what a picture shows and verifies it, as one act that can be taken back for some seconds. */
export function usePaperSaving({ form, dog, photo, beside, onSending, onSaved }: PaperSaving) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const [tried, setTried] = useState(false)
  const papers = usePapersOfPhoto({ dogId: dog._id, photo, beside, alsoSaid: { verified: false } })

  const refuse = (refused: Refusal) => {
    if (!showIssues(form, refused.issues)) setRefusal(refused)
  }
  const verify = async ({ _id: id }: MedicalRecord, { withoutEvidence }: PaperFields, act: UndoableAct) => {
    const reason = withoutEvidence && !photo ? { withoutEvidence } : {}
    const outcome = await send(
      medicalRecords.calls.update({ id, changes: { ...act, verified: true, ...reason } }),
    )
    if (!outcome.ok) refuse(outcome.refusal)
    return outcome.ok
  }
  const verifyBeside = async (ids: readonly string[], act: UndoableAct) => {
    for (const id of ids) {
      const outcome = await send(medicalRecords.calls.update({ id, changes: { ...act, verified: true } }))
      if (outcome.ok) continue
      setRefusal(outcome.refusal)
      return false
    }
    return true
  }
  const keep = async (told: PaperFields) => {
    const { withoutEvidence: _reason, ...onPaper } = told
    const kept = await papers.keep(onPaper)
    if (!kept.ok) return kept.refusal && refuse(kept.refusal)
    const { paper, besideIds } = kept
    const undoId = crypto.randomUUID()
    const act = { undoId, received: true }
    if (!(await verify(paper, told, act)) || !(await verifyBeside(besideIds, act))) return
    offerUndo({
      undoId,
      isOf: 'papers',
      who: dog.name,
      about: [dog._id, paper._id, ...besideIds],
      said:
        besideIds.length > 0
          ? officeRecordsCopy.paper.verifiedSeveral(besideIds.length + 1, dog.name)
          : officeRecordsCopy.verified(medicalRecordNoun(paper), dog.name),
    })
    onSaved()
  }
  const save = form.handleSubmit(async (told) => {
    setRefusal(undefined)
    setTried(true)
    if (told.kind === 'vaccine' && !photo && !told.withoutEvidence)
      return form.setError('withoutEvidence', { message: officeRecordsCopy.paper.photoOrReason })
    if (beside.some(({ appliedOn }) => appliedOn === '')) return
    onSending(true)
    await keep(told)
    onSending(false)
  })

  const { isKept, refusedBeside, percent, trouble } = papers
  return { save, refusal, refusedBeside, tried, isKept, percent, trouble }
}
