import { FileText } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { medicalRecordsCopy } from '../../copy/portal/medical-records.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { smallerPhoto } from '../../ui/forms/smaller-photo.ts'
import { FileButtons, SeeFile } from '../uploads/file-actions.tsx'
import { uploadErrorMessage, isPreviewable } from '../../shared/uploads/upload-error-message.ts'

type EvidencePickerProps = {
  /** File submitted before. */
  known: string | null
  picked: File | undefined
  /** Called on selection; with undefined if the file cannot be sent. */
  onPick: (file: File | undefined) => void
}

/** Photo or PDF of a medical record, previewed before upload. */
export function EvidencePicker({ known, picked, onPick }: EvidencePickerProps) {
  const hintId = useId()
  const [trouble, setTrouble] = useState<string>()
  const latest = useRef<File>(undefined)
  const preview = useMemo(
    () => (picked && isPreviewable(picked) ? URL.createObjectURL(picked) : undefined),
    [picked],
  )
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const look = async (file: File) => {
    latest.current = file
    setTrouble(undefined)
    onPick(file)
    const wrong = uploadErrorMessage(await smallerPhoto(file), { takesPdf: true })
    if (!wrong || latest.current !== file) return
    setTrouble(wrong)
    onPick(undefined)
  }

  return (
    <div className="grid gap-2">
      <p className="font-strong">{medicalRecordsCopy.evidence}</p>
      <p id={hintId} className="text-sm text-ink-soft">
        {medicalRecordsCopy.evidenceHint}
      </p>
      {trouble && <Notice tone="problem">{trouble}</Notice>}
      {preview && (
        <img
          src={preview}
          alt={medicalRecordsCopy.evidence}
          className="max-h-56 justify-self-start rounded-sm border border-line object-contain"
        />
      )}
      {picked && !preview && (
        <p className="flex items-center gap-2">
          <FileText className="size-5 shrink-0" aria-hidden="true" />
          <span className="[overflow-wrap:anywhere]">{medicalRecordsCopy.evidencePicked(picked.name)}</span>
        </p>
      )}
      {!picked && known && <SeeFile href={known}>{medicalRecordsCopy.seeEvidence}</SeeFile>}
      <FileButtons
        label={picked || known ? medicalRecordsCopy.otherEvidence : medicalRecordsCopy.pickEvidence}
        describedBy={hintId}
        onPick={look}
      />
    </div>
  )
}
