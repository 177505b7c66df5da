import { countedIn } from '@rumi/contract'
import { useFacts } from '../../../shared/business/use-copy.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ChooseDays } from './choose-days.tsx'
import { ChooseHour } from './choose-hour.tsx'
import { ChooseNights } from './choose-nights.tsx'
import { PossibleFrom } from '../dogs/possible-from.tsx'
import type { StepProps } from '../step-props.ts'

const pickers = { days: ChooseDays, nights: ChooseNights, hours: ChooseHour } as const

/** Date step: days, nights or an hour, on a calendar of the availability for these dogs. */
export function ChooseDates(props: StepProps) {
  const { serviceType } = props.offer.service
  const { datesQuestion, datesLead } = bookCopy.kinds[serviceType]
  const fillFacts = useFacts()
  const Picker = pickers[countedIn[serviceType]]
  return (
    <>
      <PageHeader title={fillFacts(datesQuestion)} lead={fillFacts(datesLead)} />
      <PossibleFrom {...props} />
      <Picker {...props} />
    </>
  )
}
