import { agreements, dayOf, formatDay, type Agreement } from '@rumi/contract'
import { useState } from 'react'
import { agreementsCopy as copy } from '../../copy/shared/agreements.ts'
import { SignDialog } from '../../shared/agreements/sign-dialog.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { loadAgreements } from '../loaders.ts'
import { portalMeta } from '../portal-meta.ts'

export const clientLoader = loadAgreements
export const meta = portalMeta(copy.title)

/** Agreements with the business, to sign and signed. */
export default function AgreementsPage() {
  const agreementsQuery = useCall(agreements.list, { query: {} })
  const found = agreementsQuery.answer?.data.agreements ?? []
  const [signing, setSigning] = useState<Agreement>()
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <QueryResult fetching={agreementsQuery}>
        {found.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
        <div className="grid max-w-2xl gap-4">
          <Rows of={found} by={({ id }) => id} within="blocks">
            {(agreement) => <OneAgreement agreement={agreement} onSign={() => setSigning(agreement)} />}
          </Rows>
        </div>
      </QueryResult>
      {signing && <SignDialog agreement={signing} done={copy.signed} onClose={() => setSigning(undefined)} />}
    </>
  )
}

function OneAgreement({ agreement, onSign }: { agreement: Agreement; onSign: () => void }) {
  const { title, signature, required } = agreement
  return (
    <Card as="article" className="grid gap-3" aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-heading">{title}</h2>
        {signature ? (
          <StateChip tone="ok">
            {copy.signedOn(formatDay(dayOf(signature.signedAt), businessToday()))}
          </StateChip>
        ) : (
          <StateChip tone={required ? 'soon' : 'neutral'}>
            {required ? copy.unsigned : copy.optional}
          </StateChip>
        )}
      </div>
      {signature ? (
        <LinkButton
          tone="secondary"
          className="justify-self-start"
          to={paths.signedAgreement(signature.id)}
          aria-label={copy.viewTitled(title)}
        >
          {copy.view}
        </LinkButton>
      ) : (
        <Button
          tone={required ? 'primary' : 'secondary'}
          className="justify-self-start"
          aria-label={copy.signTitled(title)}
          onClick={onSign}
        >
          {copy.sign}
        </Button>
      )}
    </Card>
  )
}
