import { agreements, dayOf, formatDay, type Agreement } from '@rumi/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { agreementsCopy, clientAgreementsCopy as copy } from '../../../copy/shared/agreements.ts'
import { SignDialog } from '../../../shared/agreements/sign-dialog.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { RecordSection } from '../../kit/record-page-parts.tsx'

/** Agreements of a client: what is signed, and what the client may sign here. */
export function ClientAgreements({ clientId }: { clientId: string }) {
  const agreementsQuery = useCall(agreements.list, { query: { clientId } })
  const found = agreementsQuery.answer?.data.agreements ?? []
  return (
    <RecordSection title={copy.title}>
      <Fetched fetchings={[agreementsQuery]}>
        {found.length === 0 ? (
          <p className="text-ink-soft">{copy.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            <Rows of={found} by={({ id }) => id}>
              {(agreement) => (
                <li>
                  <AgreementLine agreement={agreement} clientId={clientId} />
                </li>
              )}
            </Rows>
          </ul>
        )}
      </Fetched>
    </RecordSection>
  )
}

type AgreementLineProps = { agreement: Agreement; clientId: string; onSigned?: () => Promise<void> }

/** Agreement with its state and the way to read or sign it. */
export function AgreementLine({ agreement, clientId, onSigned }: AgreementLineProps) {
  const mayWrite = usePermission({ access: 'desk', area: 'clients', toChange: true })
  const [signing, setSigning] = useState(false)
  const { title, signature, required } = agreement
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      {signature ? (
        <>
          <Link
            to={paths.officeSignedAgreement(clientId, signature.id)}
            className="inline-flex min-h-10 items-center text-link underline"
          >
            {title}
          </Link>
          <StateChip tone="ok">
            {agreementsCopy.signedOn(formatDay(dayOf(signature.signedAt), businessToday()))}
          </StateChip>
        </>
      ) : (
        <>
          <span className="flex flex-wrap items-center gap-2">
            {title}
            {required && <StateChip tone="soon">{copy.unsigned}</StateChip>}
          </span>
          {mayWrite && (
            <Button
              tone="secondary"
              size="small"
              aria-label={copy.signTitled(title)}
              onClick={() => setSigning(true)}
            >
              {copy.sign}
            </Button>
          )}
        </>
      )}
      {signing && (
        <SignDialog
          agreement={agreement}
          clientId={clientId}
          done={copy.signed}
          onClose={() => setSigning(false)}
          {...(onSigned && { onSigned })}
        />
      )}
    </div>
  )
}
