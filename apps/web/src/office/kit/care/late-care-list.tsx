import { formatClock, type CareEntry } from '@rumi/contract'
import { closingCopy as copy } from '../../../copy/office/desk/closing.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Late entries of care, each with dog, name and time. */
export const LateCareList = ({ late }: { late: readonly CareEntry[] }) => (
  <ul>
    <Rows of={late} by={({ careItemId, time }) => `${careItemId} ${time}`}>
      {({ dogName, name, time }) => <li>{copy.careOf(dogName, name, formatClock(time))}</li>}
    </Rows>
  </ul>
)
