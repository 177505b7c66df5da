import { dogs } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { officeDogsCopy } from '../../../copy/office/people/dogs.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** Downloads the workbook of all dogs; translates the store's English errors to Spanish (spec §7, decision 20). */
export function WorkbookButton() {
  const mayExport = usePermission({ access: 'desk-export', area: 'exports' })
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const outcome = await send(dogs.calls.downloadWorkbook())
    setBusy(false)
    if (outcome.ok) showToast(officeDogsCopy.downloaded)
    else showToast(outcome.refusal.message, 'problem')
  }
  if (!mayExport) return null
  return (
    <Button tone="secondary" className="max-md:px-4" loading={busy} onClick={download}>
      {!busy && <FileDown className="size-5" aria-hidden="true" />}
      <span>{officeDogsCopy.download}</span>
    </Button>
  )
}
