import { formatPesos, type IvaCheck, type IvaDifference } from '@rumi/contract'
import { monthsCopy } from '../../../copy/office/books/entries.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'
import { signedPesos } from './statements/compared-table.tsx'

const { iva: copy } = monthsCopy.toClose

const linkLook = 'inline-flex min-h-10 items-center tabular text-link underline underline-offset-2'

/** IVA of the books and of the CFDI of a month, with each difference under its cause. */
export function IvaDifferences({ check }: { check: IvaCheck }) {
  const { booksCentavos, cfdiCentavos, causes } = check
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="text-ink-soft">{copy.sums(formatPesos(booksCentavos), formatPesos(cfdiCentavos))}</p>
      <Rows of={causes} by={({ cause }) => cause} within="blocks">
        {({ cause, count, centavos, differences }) => (
          <details>
            <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
              {copy.cause(copy.causes[cause], count, signedPesos(centavos))}
            </summary>
            <p className="text-ink-soft">{copy.hints[cause]}</p>
            <ul className="flex flex-wrap gap-x-4">
              <Rows of={differences} by={({ number }) => number}>
                {(difference) => (
                  <li>
                    <AreaLink to={whereOf(difference)} className={linkLook}>
                      {copy.difference(
                        difference.number,
                        signedPesos(difference.booksCentavos - difference.cfdiCentavos),
                      )}
                    </AreaLink>
                  </li>
                )}
              </Rows>
            </ul>
            {count > differences.length && <p>{copy.more(count - differences.length)}</p>}
          </details>
        )}
      </Rows>
    </div>
  )
}

/** Page of the sale or entry. */
function whereOf({ target, entryId }: IvaDifference) {
  if (!target) return paths.officeEntry(entryId ?? '')
  if ('bookingId' in target) return paths.officeBooking(target.bookingId)
  return 'orderId' in target ? paths.officeOrder(target.orderId) : paths.officePass(target.passId)
}
