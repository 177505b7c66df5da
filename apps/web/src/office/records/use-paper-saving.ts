import type { NewOf, Resources } from '@rumi/contract'
import { medicalRecords, uploadEvidence, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { officeRecordsCopy } from '../../copy/office-records.ts'
import type { RefusedBeside } from '../../shared/papers/also-in-photo.tsx'
import type { TickedPaper } from '../../shared/papers/papers-beside.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import { useUpload } from '../../shared/uploads/use-upload.ts'
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

/**
 * Writes down what a picture shows, sends the picture once for all of it and verifies it, as one act that can be taken back for some
 * seconds. Where the line breaks in between, what is saved again are the same papers, from where they were left.
 */
export function usePaperSaving({ form, dog, photo, beside, onSending, onSaved }: PaperSaving) {
  const send = useSend()
  const [refusal, setRefusal] = useState<Refusal>()
  const [refusedBeside, setRefusedBeside] = useState<RefusedBeside>()
  const [tried, setTried] = useState(false)
  const [kept, setKept] = useState<MedicalRecord>()
  const [others, setOthers] = useState<Readonly<Record<string, string>>>({})
  const { upload, percent, trouble } = useUpload({ takesPdf: true })

  const refuse = (refused: Refusal) => {
    if (!showIssues(form, refused.issues)) setRefusal(refused)
  }
  const write = ({ kind, withoutEvidence: _reason, ...told }: PaperFields) => {
    const changes = { ...told, expiresOn: told.expiresOn ?? null }
    if (kept) return send(medicalRecords.calls.update({ id: kept._id, changes }))
    return send(medicalRecords.calls.create({ rumiId: dog._id, kind, ...told, verified: false }))
  }
  const writeBeside = ({ key, kind, product, appliedOn, expiresOn }: TickedPaper) => {
    const id = others[key]
    const changes = { product, appliedOn, expiresOn: expiresOn || null }
    if (id) return send(medicalRecords.calls.update({ id, changes }))
    const lastDay = expiresOn ? { expiresOn } : {}
    const paper = { rumiId: dog._id, kind, product, appliedOn, ...lastDay, verified: false }
    return send(medicalRecords.calls.create(paper))
  }
  /** Writes down what else is ticked and takes back what no longer is; answers all of it, or nothing where one is refused. */
  const keepBeside = async () => {
    const ids: string[] = []
    const known = { ...others }
    const settle = (answer: string[] | undefined) => {
      setOthers(known)
      return answer
    }
    for (const key of Object.keys(others).filter((former) => beside.every((paper) => paper.key !== former))) {
      const outcome = await send(medicalRecords.calls.remove(others[key] ?? ''))
      if (!outcome.ok) {
        setRefusal(outcome.refusal)
        return settle(undefined)
      }
      delete known[key]
    }
    for (const paper of beside) {
      const outcome = await writeBeside(paper)
      if (!outcome.ok) {
        const [issue] = outcome.refusal.issues
        if (issue) setRefusedBeside({ [paper.key]: issue.message })
        else setRefusal(outcome.refusal)
        return settle(undefined)
      }
      known[paper.key] = outcome.answer._id
      ids.push(outcome.answer._id)
    }
    return settle(ids)
  }
  const prove = async (paper: MedicalRecord, also: readonly string[]) =>
    !photo ||
    (await upload(photo, (file, onProgress) =>
      send(uploadEvidence({ id: paper._id, also, file, onProgress })),
    )) !== undefined
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
    const outcome = await write(told)
    if (!outcome.ok) return refuse(outcome.refusal)
    const paper = outcome.answer
    setKept(paper)
    const also = await keepBeside()
    if (!also || !(await prove(paper, also))) return
    const undoId = crypto.randomUUID()
    const act = { undoId, received: true }
    if (!(await verify(paper, told, act)) || !(await verifyBeside(also, act))) return
    offerUndo({
      undoId,
      isOf: 'papers',
      who: dog.name,
      about: [dog._id, paper._id, ...also],
      said:
        also.length > 0
          ? officeRecordsCopy.paper.verifiedSeveral(also.length + 1, dog.name)
          : officeRecordsCopy.verified(medicalRecordNoun(paper), dog.name),
    })
    onSaved()
  }
  const save = form.handleSubmit(async (told) => {
    setRefusal(undefined)
    setRefusedBeside(undefined)
    setTried(true)
    if (told.kind === 'vaccine' && !photo && !told.withoutEvidence)
      return form.setError('withoutEvidence', { message: officeRecordsCopy.paper.photoOrReason })
    if (beside.some(({ appliedOn }) => appliedOn === '')) return
    onSending(true)
    await keep(told)
    onSending(false)
  })

  return { save, refusal, refusedBeside, tried, isKept: kept !== undefined, percent, trouble }
}
