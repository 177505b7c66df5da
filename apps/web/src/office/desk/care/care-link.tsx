import { Pill } from 'lucide-react'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { paths } from '../../../shared/business/paths.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { useCareSheet } from './use-care-sheet.ts'

/** Link from the board to the care sheet of today, with the number of late entries; on a phone, whose bar has it too, only if there are some. */
export function CareLink() {
  const { late } = useCareSheet(businessToday())
  return (
    <LinkButton
      tone="quiet"
      to={paths.officeCare()}
      className={`grow max-md:border-2 max-md:border-line-strong max-md:px-3 md:px-3 ${late === 0 ? 'max-md:hidden' : ''}`}
    >
      <Pill className="size-5 max-lg:hidden" aria-hidden="true" />
      {copy.title}
      {late > 0 && (
        <span className="rounded-md bg-brick px-2 py-0.5 text-sm whitespace-nowrap text-white">
          {copy.late(late)}
        </span>
      )}
    </LinkButton>
  )
}
