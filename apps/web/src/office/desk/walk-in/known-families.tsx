import { desk, type DeskFamily, formatList } from '@rumi/contract'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { isSameName, isSamePhone } from './person-in-message.ts'

/** People of a family's account, holder first. */
export const peopleOf = ({ client, secondPerson }: DeskFamily) =>
  secondPerson ? [client, secondPerson] : [client]

/** Names of both people, so that either can be found. */
export const namesOf = (family: DeskFamily) => formatList(peopleOf(family).map(fullName))

type KnownFamiliesProps = {
  name: string
  lastName: string
  phone: string
  onTake: (family: DeskFamily) => void
}

const shortestPhone = 8

/** Possible duplicates of a new family, by phone or full name. */
export function KnownFamilies({ name, lastName, phone, onTake }: KnownFamiliesProps) {
  const line = useDebouncedValue(phone.trim())
  const whole = useDebouncedValue(lastName.trim() ? `${name.trim()} ${lastName.trim()}` : '')
  const hasLine = line.replaceAll(/\D/g, '').length >= shortestPhone
  const byPhone = useCall(desk.families, hasLine ? { query: { search: line.slice(0, 80) } } : null)
  const byName = useCall(desk.families, whole ? { query: { search: whole.slice(0, 80) } } : null)
  const sameLine = (hasLine ? (byPhone.answer?.data.families ?? []) : []).filter((family) =>
    peopleOf(family).some((person) => isSamePhone(person.phone, line)),
  )
  const sameName = (whole ? (byName.answer?.data.families ?? []) : []).filter(
    (family) =>
      peopleOf(family).some((person) => isSameName(fullName(person), whole)) &&
      !sameLine.some((one) => one.client.id === family.client.id),
  )
  const found = [...sameLine, ...sameName]
  return (
    <output className="grid gap-2 empty:hidden">
      <Rows of={found} by={({ client }) => client.id} within="blocks">
        {(family) => (
          <Notice tone="warning">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-strong">{copy.knownFamily(namesOf(family))}</p>
                <p>
                  <span>{sameLine.includes(family) ? copy.samePhoneAs : copy.sameNameAs}</span>{' '}
                  <span>{family.dogs.map((dog) => dog.name).join(', ') || copy.noDogs}</span>
                </p>
              </div>
              <Button tone="secondary" size="small" onClick={() => onTake(family)}>
                {copy.itIsThem}
              </Button>
            </div>
          </Notice>
        )}
      </Rows>
    </output>
  )
}
