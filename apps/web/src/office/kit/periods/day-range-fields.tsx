import { businessToday } from '../../../shared/business/business-today.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'

type DayRangeFieldsProps = {
  labels: { from: string; to: string }
  from?: string | undefined
  to?: string | undefined
}

/** First and last day shown, stored in the address as `desde` and `hasta`. */
export function DayRangeFields({ labels, from = '', to = '' }: DayRangeFieldsProps) {
  const change = useAddressChanges()
  return (
    <>
      <DateField
        label={labels.from}
        value={from}
        max={to || businessToday()}
        onChange={({ target }) =>
          void change({ desde: target.value, hasta: to === businessToday() ? '' : to })
        }
      />
      <DateField
        label={labels.to}
        value={to}
        min={from || undefined}
        onChange={({ target }) => void change({ hasta: target.value })}
      />
    </>
  )
}
