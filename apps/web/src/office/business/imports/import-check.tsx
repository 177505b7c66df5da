import type { ImportOutcome } from '@rumi/contract'
import { Download } from 'lucide-react'
import { importsCopy as copy } from '../../../copy/office/business/imports.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { downloadFile } from '../../../ui/hooks/download-file.ts'

type ImportCheckProps = { outcome: ImportOutcome; busy: boolean; onImport: () => void }

/** Result of a trial: what enters, what is there, and the rows with errors as a file. After the import only the errors are left. */
export function ImportCheck({ outcome, busy, onImport }: ImportCheckProps) {
  const { dryRun, created, known, faulty, faults, faultsCsv } = outcome
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby="import-check">
      <h2 id="import-check" className="text-lg font-heading">
        {dryRun ? copy.check : copy.done}
      </h2>
      <Notice tone={created > 0 ? 'ok' : 'note'}>
        {[
          dryRun ? copy.would(created) : copy.imported(created),
          ...(known > 0 ? [copy.known(known)] : []),
        ].join(' ')}
      </Notice>
      {faulty > 0 && (
        <>
          <Notice tone="warning">
            <p>{copy.faulty(faulty)}</p>
            <ul className="mt-2 grid gap-1">
              {faults.map(({ line, message }) => (
                <li key={line}>{copy.faultOf(line, message)}</li>
              ))}
            </ul>
            {faulty > faults.length && <p className="mt-2">{copy.moreFaults(faulty - faults.length)}</p>}
          </Notice>
          <Button
            tone="secondary"
            onClick={() =>
              downloadFile(new Blob(['\uFEFF', faultsCsv], { type: 'text/csv' }), copy.faultsName)
            }
          >
            <Download className="size-5" aria-hidden="true" />
            {copy.downloadFaults}
          </Button>
        </>
      )}
      {dryRun && created > 0 && (
        <Button loading={busy} onClick={onImport}>
          {copy.run(created)}
        </Button>
      )}
      {busy && <Notice>{copy.running}</Notice>}
    </section>
  )
}
