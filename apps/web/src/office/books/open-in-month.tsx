import { addDays, addMonths, bank, dayOf } from '@rumi/contract'
import { Link } from 'react-router'
import { monthsCopy } from '../../copy/entries.ts'
import { paths } from '../../shared/paths.ts'
import { useCall, useEveryRecord } from '../../shared/queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { usePermission } from '../use-permission.ts'

const { leftOpen: copy } = monthsCopy

/** What is open at the end of a month that is to be closed; `null` asks nothing. */
export function useOpenInMonth(month: string | null) {
  const maySeeEntries = usePermission({ access: 'books', area: 'glEntries' })
  const maySeeTills = usePermission({ access: 'staff', area: 'cashDays' })
  const from = `${month}-01`
  const days = month === null ? null : { from, to: addDays(addMonths(from, 1), -1) }
  const drafts = useEveryRecord('glEntries', maySeeEntries && days ? { status: 'draft', to: days.to } : null)
  const tills = maySeeTills && days !== null
  const openTills = useEveryRecord('cashDays', tills ? { status: 'open' } : null)
  const countedTills = useEveryRecord('cashDays', tills ? { status: 'counted' } : null)
  const statement = useCall(bank.reconciliation, days && { query: days })
  const asked = [
    ...(maySeeEntries ? [drafts] : []),
    ...(maySeeTills ? [openTills, countedTills] : []),
    statement,
  ]
  const isOfMonth = ({ openedAt }: { openedAt: string }) => days !== null && dayOf(openedAt) <= days.to
  return {
    isAsked: month !== null && asked.some(({ status }) => status === 'loading'),
    days,
    drafts: drafts.answer ?? [],
    tills: [...(openTills.answer ?? []), ...(countedTills.answer ?? [])].filter(isOfMonth).length,
    bankLines: statement.answer?.data.reconciliation.bankOnly.length ?? 0,
    hasMoreBankLines: statement.answer?.data.reconciliation.hasMore ?? false,
  }
}

/** Says what will be missing in the books of a month that is closed now, each with the way to it. */
export function OpenInMonth({ open }: { open: ReturnType<typeof useOpenInMonth> }) {
  const { days, drafts, tills, bankLines, hasMoreBankLines } = open
  const firstDraft = drafts.map(({ date }) => date).toSorted()[0]
  if (!days || (!firstDraft && tills === 0 && bankLines === 0)) return null
  return (
    <Notice tone="warning">
      <p>{copy.lead}</p>
      <ul className="mt-2 grid gap-1">
        {firstDraft && (
          <Item
            to={paths.officeEntries({ estado: 'draft', desde: firstDraft, hasta: days.to })}
            text={copy.drafts(drafts.length)}
          />
        )}
        {tills > 0 && <Item to={paths.officeTill()} text={copy.tills(tills)} />}
        {bankLines > 0 && (
          <Item
            to={paths.officeReconciliation({ desde: days.from, hasta: days.to })}
            text={copy.bankLines(bankLines, hasMoreBankLines)}
          />
        )}
      </ul>
    </Notice>
  )
}

const Item = ({ to, text }: { to: string; text: string }) => (
  <li>
    <Link to={to} className="inline-flex min-h-10 items-center text-link underline underline-offset-2">
      {text}
    </Link>
  </li>
)
