import { dayOf, formatDay, imports, type Import, type LeftRecord } from '@rumi/contract'
import { useState } from 'react'
import { importsCopy as copy } from '../../../copy/office/business/imports.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Fetched } from '../../kit/fetched.tsx'

type Undone = { removed: number; leftOver: number; left: readonly LeftRecord[] }

/** Former imports, each of which can be undone. */
export function PastImports() {
  const importsQuery = useCall(imports.list, {})
  const sendCall = useSendCall()
  const [asked, setAsked] = useState<Import>()
  const [undone, setUndone] = useState<Undone>()
  const listed = importsQuery.answer?.data.imports ?? []

  const undo = async () => {
    for (let removed = 0, hasMore = true; hasMore;) {
      const outcome = await sendCall(imports.undo, { params: { id: asked!.id } })
      if (!outcome.ok) return outcome.refusal.message
      const { data } = outcome.answer
      removed += data.removed
      hasMore = data.hasMore
      setUndone({ ...data, removed })
    }
    setAsked(undefined)
    return undefined
  }

  return (
    <section className="grid gap-4" aria-labelledby="past-imports">
      <h2 id="past-imports" className="text-lg font-heading">
        {copy.past}
      </h2>
      {undone && (
        <Notice tone={undone.leftOver > 0 ? 'warning' : 'ok'}>
          <p>{copy.removed(undone.removed)}</p>
          {undone.leftOver > 0 && (
            <>
              <p>{copy.left(undone.leftOver)}</p>
              <ul className="mt-1 grid gap-1">
                {undone.left.map(({ name, reason }, at) => (
                  <li key={at}>
                    {name}: {copy.reasons[reason]}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      <Fetched fetchings={[importsQuery]}>
        {listed.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
        <div className="grid gap-3">
          <Rows of={listed} by={({ id }) => id} within="blocks">
            {(one) => <PastImport one={one} onUndo={() => setAsked(one)} />}
          </Rows>
        </div>
      </Fetched>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={copy.undoTitle}
        closeLabel={copy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.undo}
        onConfirm={undo}
      >
        <p>{copy.undoText}</p>
      </ConfirmDialog>
    </section>
  )
}

function PastImport({ one, onUndo }: { one: Import; onUndo: () => void }) {
  const { kind, fileName, created, importedBy, createdAt, finishedAt, undoneAt } = one
  const state = undoneAt ? 'undone' : finishedAt ? 'finished' : 'interrupted'
  const when = formatDay(dayOf(createdAt), businessToday())
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-3" aria-label={fileName}>
      <div className="min-w-0">
        <h3 className="text-base font-heading break-words">
          {copy.kinds[kind]}: {fileName}
        </h3>
        <p className="text-ink-soft">
          {copy.created(created)} · {copy.by(importedBy, when)}
        </p>
        {state === 'interrupted' && <p>{copy.interruptedText}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <StateChip tone={state === 'finished' ? 'ok' : state === 'undone' ? 'neutral' : 'soon'}>
          {copy[state]}
        </StateChip>
        {!undoneAt && (
          <Button tone="secondary" size="small" aria-label={copy.undoOf(fileName)} onClick={onUndo}>
            {copy.undo}
          </Button>
        )}
      </div>
    </Card>
  )
}
