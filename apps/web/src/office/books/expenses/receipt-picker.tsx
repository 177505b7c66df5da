import { Camera, FileUp } from 'lucide-react'
import { useState } from 'react'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { medicalRecordTypes, uploadErrorMessage } from '../../../shared/uploads/upload-error-message.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { smallerPhoto } from '../../../ui/forms/smaller-photo.ts'

type ReceiptPickerProps = { busy?: boolean; onPick: (file: File) => void }

/** Photo or file of a receipt; validates the type before upload. */
export function ReceiptPicker({ busy = false, onPick }: ReceiptPickerProps) {
  const [problem, setProblem] = useState<string>()
  const pick = async (picked: File) => {
    const file = await smallerPhoto(picked)
    const wrong = uploadErrorMessage(file, { takesPdf: true })
    setProblem(wrong)
    if (!wrong) onPick(file)
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <FileButton
          icon={Camera}
          label={copy.photograph}
          accept="image/*"
          camera
          loading={busy}
          onPick={(file) => void pick(file)}
        />
        <FileButton
          icon={FileUp}
          label={copy.chooseFile}
          accept={medicalRecordTypes}
          loading={busy}
          onPick={(file) => void pick(file)}
        />
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
    </div>
  )
}
