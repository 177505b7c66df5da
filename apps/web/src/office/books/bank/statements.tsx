import { bank, formatDay, formatMoment, formatRange, type BankStatement } from '@rumi/contract'
import { useState } from 'react'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** Imported statements; a wrong one can be removed. */
export function Statements({ statements }: { statements: readonly BankStatement[] }) {
  const sendCall = useSendCall()
  const [statementToDelete, setStatementToDelete] = useState<BankStatement>()
  if (statements.length === 0) return null
  const remove = async () => {
    if (!statementToDelete) return undefined
    const outcome = await sendCall(bank.removeStatement, { params: { id: statementToDelete.id } })
    if (!outcome.ok) return outcome.refusal.message
    setStatementToDelete(undefined)
    showToast(copy.removed)
    return undefined
  }
  return (
    <section aria-labelledby="bank-statements" className="grid gap-2">
      <h2 id="bank-statements" className="text-lg">
        {copy.statements}
      </h2>
      <ul className="grid border-t border-line">
        <Rows of={statements} by={({ id }) => id}>
          {(statement) => (
            <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-2">
              <span className="grid min-w-0 grow basis-60">
                <span className="[overflow-wrap:anywhere]">{statement.fileName}</span>
                <span className="text-sm text-ink-soft">
                  {copy.statement(statement.lines, daysOf(statement))}
                </span>
              </span>
              <span className="text-sm text-ink-soft">
                {copy.importedBy(statement.importedBy, formatMoment(statement.importedAt, businessToday()))}
              </span>
              <Button
                tone="quiet"
                size="snug"
                aria-label={copy.about(copy.remove, statement.fileName)}
                onClick={() => setStatementToDelete(statement)}
              >
                {copy.remove}
              </Button>
            </li>
          )}
        </Rows>
      </ul>
      <ConfirmDialog
        open={statementToDelete !== undefined}
        onClose={() => setStatementToDelete(undefined)}
        title={copy.removeTitle(statementToDelete?.fileName ?? '')}
        closeLabel={copy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.removeConfirm}
        onConfirm={remove}
      >
        <p>{copy.removeText}</p>
      </ConfirmDialog>
    </section>
  )
}

const daysOf = ({ from, to }: BankStatement) =>
  from === to ? formatDay(from, businessToday()) : formatRange(from, to, businessToday())
