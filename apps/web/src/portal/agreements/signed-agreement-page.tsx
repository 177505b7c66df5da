import { agreements } from '@rumi/contract'
import { useParams } from 'react-router'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { agreementsCopy as copy } from '../../copy/shared/agreements.ts'
import { SignedSheet } from '../../shared/agreements/signed-sheet.tsx'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PrintButton } from '../../ui/layout/print-button.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta(copy.title)

/** Printable copy of an agreement that the user's account signed. */
export default function SignedAgreementPage() {
  const { id } = useParams()
  const signaturesQuery = useCall(agreements.signatures, { query: {} })
  const signature = signaturesQuery.answer?.data.signatures.find((one) => one.id === id)
  return (
    <QueryResult fetching={signaturesQuery} pageTitle={copy.title}>
      {signature ? (
        <div className="receipt-page">
          <PageHeader
            title={signature.title}
            back={{ to: paths.agreements(), label: copy.back }}
            actions={<PrintButton label={copy.print} />}
          />
          <SignedSheet signature={signature} />
        </div>
      ) : (
        <EmptyState
          level={1}
          art={<NoResults />}
          title={copy.missingTitle}
          text={copy.missingText}
          action={<LinkButton to={paths.agreements()}>{copy.back}</LinkButton>}
        />
      )}
    </QueryResult>
  )
}
