import { bookCopy } from '../../../copy/portal/book.ts'
import { paths } from '../../../shared/business/paths.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { NoticeInSight } from '../../../ui/hooks/focus/notice-in-sight.tsx'

/** Notice that a dog is too heavy for every room on any date, with a link to the business. */
export const NoRoomNotice = ({ text }: { text: string }) => (
  <NoticeInSight tone="warning">
    <h2 className="text-lg">{bookCopy.noPlace['no-room']}</h2>
    <p>{text}</p>
    <LinkButton tone="secondary" to={paths.contact()} className="mt-3">
      {bookCopy.writeToUs}
    </LinkButton>
  </NoticeInSight>
)
