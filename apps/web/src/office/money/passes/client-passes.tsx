import { passKindName } from './pass-labels.ts'
import { desk, type DeskPass } from '@rumi/contract'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { shownPassStatus } from '../../../shared/orders/pass-status.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PassPanel } from './pass-panel.tsx'
import { SellPass } from './sell-pass.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useCanSee, useCanWrite } from '../../kit/permissions/use-permission.ts'

/** Passes of a client, with a sale of another one. */
export function ClientPasses({ owner }: { owner: { id: string; name: string } }) {
  const maySee = useCanSee('passes')
  const mayWrite = useCanWrite('passes')
  const found = useCall(desk.passes, { query: { ownerId: owner.id } })
  const [selling, setSelling] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const passes = found.answer?.data.passes ?? []
  if (!maySee) return null
  return (
    <RecordSection
      title={copy.title}
      action={
        mayWrite && (
          <Button tone="secondary" size="small" onClick={() => setSelling(true)}>
            <Ticket className="size-4" aria-hidden="true" />
            {copy.sell}
          </Button>
        )
      }
    >
      <Fetched fetchings={[found]}>
        {passes.length === 0 ? (
          <p className="text-ink-soft">{copy.noneOfTheirs}</p>
        ) : (
          <ul>
            <Rows of={passes} by={(row) => row.pass.id}>
              {(row) => <PassLine row={row} onOpen={setOpened} />}
            </Rows>
          </ul>
        )}
      </Fetched>
      <SellPass
        open={selling}
        owner={owner}
        onClose={() => setSelling(false)}
        onSold={async () => {
          setSelling(false)
          await found.again()
        }}
      />
      <PassPanel id={opened} onClose={() => setOpened(null)} onChanged={found.again} />
    </RecordSection>
  )
}

function PassLine({ row: { pass }, onOpen }: { row: DeskPass; onOpen: (id: string) => void }) {
  const { tone, word } = copy.statuses[shownPassStatus(pass)]
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
      <button
        type="button"
        onClick={() => onOpen(pass.id)}
        className="inline-flex min-h-8 grow items-center text-left font-strong underline-offset-2 hover:underline"
      >
        {passKindName(pass.kind)}
      </button>
      <span className="text-ink-soft tabular">
        {copy.left} {copy.leftOf(pass.unitsLeft, pass.units)}
      </span>
      <StateChip tone={tone}>{word}</StateChip>
    </li>
  )
}
