import type { BookReport } from '@rumi/contract'
import { downloadBooks, type BookFile } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { booksCopy as copy } from '../../copy/office/books/ledger.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { usePermission } from './permissions/use-permission.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

type Days = { from?: string; to: string }
type ExportBooksProps = {
  report: BookReport
  query: BookFile['query']
  /** Days of the comparison period. */
  other?: Days | undefined
}

const kinds = ['csv', 'xlsx'] as const

/** Downloads the displayed report. */
export function ExportBooks({ report, query, other }: ExportBooksProps) {
  const send = useSend()
  const mayExport = usePermission({ access: 'books-export', area: 'exports' })
  const [busy, setBusy] = useState<BookFile['as']>()
  const download = async (as: BookFile['as']) => {
    setBusy(as)
    const days = [query.from, query.to, ...(other ? [copy.comparedFile, other.from, other.to] : [])]
    const name = copy.fileName(report, ...days)
    const compared = other && {
      comparedTo: other.to,
      ...(other.from !== undefined && { comparedFrom: other.from }),
    }
    const outcome = await send(downloadBooks({ report, as, query: { ...query, ...compared }, name }))
    setBusy(undefined)
    if (outcome.ok) showToast(copy.downloaded)
    else showToast(outcome.refusal.message, 'problem')
  }
  if (!mayExport) return null
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((as) => (
        <Button
          key={as}
          tone="secondary"
          size="snug"
          loading={busy === as}
          disabled={busy !== undefined}
          onClick={() => void download(as)}
        >
          {busy !== as && <FileDown className="size-5" aria-hidden="true" />}
          <span className="sr-only">{copy.downloadAs}</span> {copy.fileKinds[as]}
        </Button>
      ))}
    </div>
  )
}
