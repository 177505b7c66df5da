import { formatPesos, type BankAccount, type CardTerminal, type TerminalBridge } from '@rumi/contract'
import { useState } from 'react'
import { terminalsCopy as copy } from '../../../copy/office/books/terminals.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { TerminalForm } from './terminal-form.tsx'

type TerminalsSectionProps = { bridges: readonly TerminalBridge[]; accounts: readonly BankAccount[] }

/** Card terminals with the money that waits on their bridge accounts. */
export function TerminalsSection({ bridges, accounts }: TerminalsSectionProps) {
  const mayChange = usePermission({ access: 'books', area: 'books', toChange: true })
  const [edited, setEdited] = useState<CardTerminal | 'new'>()
  const close = () => setEdited(undefined)
  return (
    <section aria-labelledby="card-terminals" className="grid gap-2">
      <h2 id="card-terminals" className="text-lg">
        {copy.title}
      </h2>
      <p className="measure text-ink-soft">{bridges.length === 0 ? copy.none : copy.lead}</p>
      {bridges.length > 0 && (
        <ul className="grid border-t border-line">
          <Rows of={bridges} by={({ terminal }) => terminal.id}>
            {({ terminal, accountCode, unsettledCentavos }) => (
              <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-2">
                <span className="grid min-w-0 grow basis-60 [overflow-wrap:anywhere]">
                  <span className="font-strong">{terminal.name}</span>
                  <span className="text-sm text-ink-soft tabular">
                    {terminal.active
                      ? copy.rates(String(terminal.commissionBasisPoints / 100), terminal.ivaPercent)
                      : copy.notInUse}
                  </span>
                </span>
                <span className="text-sm tabular">
                  {copy.waits(formatPesos(unsettledCentavos), accountCode)}
                </span>
                {mayChange && (
                  <Button
                    tone="quiet"
                    size="snug"
                    aria-label={copy.editOf(terminal.name)}
                    onClick={() => setEdited(terminal)}
                  >
                    {copy.edit}
                  </Button>
                )}
              </li>
            )}
          </Rows>
        </ul>
      )}
      {mayChange && (
        <div>
          <Button tone="secondary" onClick={() => setEdited('new')}>
            {copy.add}
          </Button>
        </div>
      )}
      {edited && (
        <OfficeFormDialog
          open
          onClose={close}
          title={edited === 'new' ? copy.add : copy.editOf(edited.name)}
          submitLabel={copy.save}
        >
          {(wiring) => (
            <TerminalForm
              terminal={edited === 'new' ? null : edited}
              accounts={accounts}
              onDone={close}
              {...wiring}
            />
          )}
        </OfficeFormDialog>
      )}
    </section>
  )
}
