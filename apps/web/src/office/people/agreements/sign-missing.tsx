import { agreements, type DogEligibility, type ServiceType } from '@rumi/contract'
import { clientAgreementsCopy as copy } from '../../../copy/shared/agreements.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AgreementLine } from './client-agreements.tsx'

type SignMissingProps = {
  clientId: string
  serviceType: ServiceType
  eligibility: readonly DogEligibility[]
  onSigned: () => Promise<void>
}

/** Agreements that a visit lacks, to be signed on this device; renders nothing if none is missing. */
export function SignMissing({ clientId, serviceType, eligibility, onSigned }: SignMissingProps) {
  const lacks = eligibility.some(({ reasons }) => reasons.some(({ code }) => code === 'agreement-unsigned'))
  const found = useCall(agreements.list, lacks ? { query: { clientId } } : null).answer?.data.agreements ?? []
  const missing = found.filter(
    ({ required, signature, services }) => required && !signature && services.includes(serviceType),
  )
  if (!lacks || missing.length === 0) return null
  return (
    <section aria-label={copy.title} className="rounded-sm bg-sand px-4 py-2">
      <p>{copy.handOver}</p>
      <Rows of={missing} by={({ id }) => id} within="blocks">
        {(agreement) => <AgreementLine agreement={agreement} clientId={clientId} onSigned={onSigned} />}
      </Rows>
    </section>
  )
}
