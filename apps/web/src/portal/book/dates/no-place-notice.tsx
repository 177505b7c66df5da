import { countedIn, formatRange, type Quote } from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { addressOf } from '../choices.ts'
import { NoRoomNotice } from './room-notices.tsx'
import type { StepProps } from '../step-props.ts'
import { WaitForPlace } from './wait-for-place.tsx'
import type { When } from './when-chosen.ts'

type NoPlaceNoticeProps = StepProps & { when: When; noPlace: NonNullable<Quote['noPlace']> }

/** Notice, before any press, that no place is left at that time: reason and nearby dates. */
export function NoPlaceNotice({ offer, choices, when, noPlace }: NoPlaceNoticeProps) {
  const { service } = offer
  const { lack, message, alternatives } = noPlace
  const isAboutDogs = lack === 'one-room' || lack === 'weight'
  if (lack === 'no-room') return <NoRoomNotice text={message} />
  const counting = countedIn[service.serviceType]
  const title = counting === 'nights' ? bookCopy.noPlace[lack] : bookCopy.noPlaceThen[counting]
  return (
    <Notice tone="warning">
      <h2 className="text-lg">{title}</h2>
      <p>{message}</p>
      {alternatives.length > 0 && (
        <>
          <p className="mt-3 font-strong">{bookCopy.nearStays}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            {alternatives.map((nights) => (
              <LinkButton
                key={nights.start}
                tone="secondary"
                to={addressOf(choices, { ...nights, step: 'precio' })}
                className="first-letter:uppercase"
              >
                {formatRange(nights.start, nights.end, businessToday())}
              </LinkButton>
            ))}
          </div>
        </>
      )}
      <LinkButton
        tone={alternatives.length > 0 ? 'quiet' : 'secondary'}
        to={addressOf(choices, { step: isAboutDogs ? 'rumis' : 'fechas' })}
        className="mt-3"
      >
        {isAboutDogs ? (lack === 'weight' ? bookCopy.writeWeight : bookCopy.otherDogs) : bookCopy.otherDay}
      </LinkButton>
      {!isAboutDogs && 'start' in when && (
        <WaitForPlace
          key={`${when.start} ${when.end}`}
          serviceId={service.id}
          rumiIds={choices.dogIds}
          sideBySide={choices.sideBySide}
          {...when}
        />
      )}
    </Notice>
  )
}
