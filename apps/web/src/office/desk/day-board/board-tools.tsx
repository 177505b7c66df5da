import { formatDay, type PoolDay } from '@rumi/contract'
import { Keyboard, ListChecks, Phone, Plus, Printer } from 'lucide-react'
import type { Ref } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { phoneQuoteCopy } from '../../../copy/office/desk/phone-quote.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { useCanWrite, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import './board-tools.css'
import { CareLink } from '../care/care-link.tsx'
import { DayPicker } from './day-picker.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type BoardToolsProps = {
  day: string
  today: string
  places: readonly PoolDay[]
  search: string
  searchBox: Ref<HTMLInputElement>
  /** Offline: no other day and no new booking. */
  isCut: boolean
  onDay: (day: string) => void
  onSearch: (text: string) => void
  onHelp: () => void
}

/** Above the board: day, capacity, search, and new booking. */
export function BoardTools(props: BoardToolsProps) {
  const { day, today, places, search, searchBox, isCut, onDay, onSearch, onHelp } = props
  const mayWrite = useCanWrite('bookings')
  const seesCare = useSeesDogCare()
  return (
    <div className="board-tools mb-6">
      <h1 className="text-xl first-letter:uppercase [grid-area:title]">{formatDay(day, today)}</h1>
      <div className="[grid-area:day]">
        {!isCut && <DayPicker day={day} today={today} onChange={onDay} />}
      </div>
      {mayWrite && !isCut && (
        <div className="no-print flex flex-wrap gap-2 justify-self-stretch md:justify-self-end [grid-area:new]">
          <LinkButton
            tone="quiet"
            to={paths.officePhoneQuote({ dia: day })}
            aria-label={phoneQuoteCopy.title}
            className="grow max-md:border-2 max-md:border-line-strong max-md:px-3"
          >
            <Phone className="size-5 max-sm:hidden" aria-hidden="true" />
            {phoneQuoteCopy.open}
          </LinkButton>
          <AreaLinkButton
            tone="secondary"
            to={paths.officeNewBooking({ dia: day })}
            className="grow max-md:px-3"
          >
            <Plus className="size-5 max-sm:hidden" aria-hidden="true" />
            {dayBoardCopy.walkIn}
          </AreaLinkButton>
        </div>
      )}
      <div className="no-print [grid-area:search]">
        <SearchBox ref={searchBox} label={dayBoardCopy.search} value={search} onChange={onSearch} />
      </div>
      <div className="no-print flex items-center max-md:gap-2 [grid-area:tools]">
        {seesCare && <CareLink />}
        {seesCare && (
          <AreaLinkButton
            tone="quiet"
            to={paths.officeInHouse()}
            className="grow max-md:px-3 md:px-3 max-md:border-2 max-md:border-line-strong"
          >
            <ListChecks className="size-5 max-lg:hidden" aria-hidden="true" />
            {dayBoardCopy.inHouseList}
          </AreaLinkButton>
        )}
        <IconButton
          icon={Printer}
          label={dayBoardCopy.print}
          onClick={() => window.print()}
          className="max-md:hidden"
        />
        <IconButton icon={Keyboard} label={officeCopy.keys} onClick={onHelp} className="max-md:hidden" />
      </div>
      <div className="grid gap-2 [grid-area:places]">
        {places.map(({ pool, used, capacity }) => (
          <ProgressBar
            key={pool}
            label={dayBoardCopy.placesLabel}
            value={used}
            max={capacity}
            text={dayBoardCopy.places(used, capacity)}
          />
        ))}
      </div>
    </div>
  )
}
