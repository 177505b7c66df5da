import { agreements, formatList, type ServiceType } from '@rumi/contract'
import { agreementsCopy as copy } from '../../copy/shared/agreements.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Required agreements that the account has not signed, of one service or of all; renders nothing without any. */
export function UnsignedNotice({ serviceType }: { serviceType?: ServiceType | undefined }) {
  const found = useCall(agreements.list, { query: {} }).answer?.data.agreements ?? []
  const unsigned = found.filter(
    ({ required, signature, services }) =>
      required && !signature && (serviceType === undefined || services.includes(serviceType)),
  )
  if (unsigned.length === 0) return null
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{copy.noticeTitle}</h2>
      <p>{copy.notice(formatList(unsigned.map(({ title }) => `«${title}»`)))}</p>
      <LinkButton to={paths.agreements()} className="mt-3">
        {copy.toSign}
      </LinkButton>
    </Notice>
  )
}
