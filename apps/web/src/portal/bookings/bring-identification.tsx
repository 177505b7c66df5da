import { policyGroupOf, type ServiceType } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFamily } from '../family/use-family.ts'

/** Reminds the owner to bring an identification, if the service requires one and none is registered or in review. */
export function BringIdentification({ serviceType }: { serviceType: ServiceType }) {
  const { holder } = useFamily()
  const isRequired = useBusiness().requirements[policyGroupOf[serviceType]].includes('owner-identified')
  if (!isRequired || holder?.identification !== 'missing') return null
  return (
    <Notice>
      <p className="text-left">{bookCopy.identification}</p>
    </Notice>
  )
}
