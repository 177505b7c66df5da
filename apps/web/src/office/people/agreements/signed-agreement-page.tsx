import { agreements } from '@rumi/contract'
import { useParams } from 'react-router'
import { agreementsCopy as copy } from '../../../copy/shared/agreements.ts'
import { officeClientsCopy } from '../../../copy/office/people/clients.ts'
import { SignedSheet } from '../../../shared/agreements/signed-sheet.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { MissingRecord } from '../../kit/record-page-parts.tsx'

export const meta = officeMeta(copy.title)

/** Printable copy of an agreement that a client signed. */
export default function SignedAgreementPage() {
  const { id = '', signatureId } = useParams()
  const signaturesQuery = useCall(agreements.signatures, { query: { clientId: id } })
  const signature = signaturesQuery.answer?.data.signatures.find((one) => one.id === signatureId)
  const back = { to: paths.officeClient(id), label: officeClientsCopy.back }
  if (signaturesQuery.status === 'ready' && !signature) return <MissingRecord copy={copy} back={back} />
  return (
    <Fetched fetchings={[signaturesQuery]}>
      {signature && (
        <div className="receipt-page">
          <PageHeader title={signature.title} back={back} actions={<PrintButton label={copy.print} />} />
          <SignedSheet signature={signature} />
        </div>
      )}
    </Fetched>
  )
}
