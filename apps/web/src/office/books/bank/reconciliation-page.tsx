import { bank } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { PeriodFields, usePeriod } from '../ledger/statements/period.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ImportStatement } from './import-statement.tsx'
import { MatchedLines } from './matched-lines.tsx'
import { OpenLines } from './open-lines.tsx'
import { ReconciliationSums } from './reconciliation-sums.tsx'
import { Statements } from './statements.tsx'

export const meta = officeMeta(copy.title)

/** Bank reconciliation: matched lines, proposals, and open lines of both sides. */
export default function ReconciliationPage() {
  const [query] = useSearchParams()
  const change = useAddressChanges()
  const period = usePeriod()
  const accountId = query.get('cuenta')
  const asked = useCall(bank.reconciliation, { query: { ...period, ...(accountId && { accountId }) } })
  const shown = asked.lastAnswer?.data.reconciliation
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={shown && <ImportStatement accountId={shown.account.id} />}
      />
      <PeriodFields {...period}>
        {shown && shown.accounts.length > 1 && (
          <SelectField
            label={copy.account}
            value={shown.account.id}
            onChange={({ target }) => void change({ cuenta: target.value })}
            options={shown.accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
          />
        )}
      </PeriodFields>
      <Fetched fetchings={[asked]}>
        {shown && (
          <div className="grid gap-8">
            {shown.hasMore && <Notice tone="warning">{copy.more}</Notice>}
            <ReconciliationSums {...shown} />
            {shown.statements.length === 0 && (
              <EmptyState art={<NoResults />} title={copy.noStatement} text={copy.noStatementText} />
            )}
            <OpenLines {...shown} />
            <MatchedLines matched={shown.matched} />
            <Statements statements={shown.statements} />
          </div>
        )}
      </Fetched>
    </>
  )
}
