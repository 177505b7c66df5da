import { Copy, Download } from 'lucide-react'
import { useStoreSelector } from '../fetching/store.ts'
import { useFacts } from '../business/use-copy.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { PrintButton } from '../../ui/layout/print-button.tsx'
import { downloadFile } from '../../ui/hooks/download-file.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'

const { recovery: copy } = secondFactorCopy

type RecoveryCodesProps = { codes: readonly string[] | null; onDone: () => void }

/** Dialog that shows recovery codes once, to copy, download or print. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesProps) {
  const email = useStoreSelector((state) => state.user.email)
  const fileTitle = useFacts()(copy.fileTitle(email ?? ''))
  const asText = () => [fileTitle, '', ...(codes ?? []), ''].join('\n')

  const copyAll = () =>
    navigator.clipboard.writeText((codes ?? []).join('\n')).then(
      () => showToast(copy.copied),
      () => showToast(copy.notCopied, 'problem'),
    )

  return (
    <Dialog
      open={codes !== null}
      onClose={onDone}
      title={copy.title}
      closeLabel={secondFactorCopy.close}
      actions={<Button onClick={onDone}>{copy.done}</Button>}
    >
      <div className="grid gap-4 pb-2">
        <p>{copy.text}</p>
        <div className="print-alone">
          <p className="mb-4 hidden print:block">{fileTitle}</p>
          <ul
            aria-label={copy.list}
            className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-sm bg-sand p-4 font-mono tabular-nums min-[360px]:grid-cols-2"
          >
            {codes?.map((code) => (
              <li key={code} className="whitespace-nowrap">
                {code}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" onClick={copyAll}>
            <Copy className="size-5" aria-hidden="true" />
            {copy.copy}
          </Button>
          <Button tone="secondary" onClick={() => downloadFile(new Blob([asText()]), copy.fileName)}>
            <Download className="size-5" aria-hidden="true" />
            {copy.download}
          </Button>
          <PrintButton label={copy.print} />
        </div>
      </div>
    </Dialog>
  )
}
