import { isByTerminal, terminals, type LedgerMethod } from '@rumi/contract'
import { terminalsCopy as copy } from '../../../copy/office/money/terminals.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

/** Terminal of the user's card payments, where there are several; it stays chosen for the next ones. */
export function TerminalField({ methods }: { methods: readonly LedgerMethod[] }) {
  const sendCall = useSendCall()
  const mayCharge = usePermission({ access: 'staff', area: 'payments', toChange: true })
  const { lastAnswer } = useCall(terminals.list, mayCharge && methods.some(isByTerminal) ? {} : null)
  if (!lastAnswer || lastAnswer.data.terminals.length < 2 || !methods.some(isByTerminal)) return null
  const choose = async (id: string) => {
    if (id === '') return
    const outcome = await sendCall(terminals.choose, { params: { id } })
    if (!outcome.ok) showToast(outcome.refusal.message, 'problem')
  }
  return (
    <SelectField
      label={copy.terminal}
      placeholder={copy.choose}
      options={lastAnswer.data.terminals.map(({ id, name }) => ({ value: id, label: name }))}
      value={lastAnswer.data.chosenId ?? ''}
      onChange={({ target }) => void choose(target.value)}
    />
  )
}
