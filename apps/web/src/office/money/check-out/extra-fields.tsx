import { formatPesos } from '@rumi/contract'
import { Plus, X } from 'lucide-react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { takeFocus } from '../../../ui/hooks/focus/focus-first.ts'
import { ProductSearch } from '../counter-sale/product-search.tsx'
import { TicketLines } from '../counter-sale/ticket-lines.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import type { Extras } from './use-extras.ts'

/** Items added at check-out: a service that was done, or a product. */
export function ExtraFields({ extras }: { extras: Extras }) {
  if (!extras.isOpen)
    return (
      <div>
        <Button tone="quiet" size="snug" className="-ml-3 max-md:min-h-12" onClick={extras.open}>
          <Plus className="size-4" aria-hidden="true" />
          {copy.add}
        </Button>
      </div>
    )
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={copy.add}
      className="grid gap-4 rounded-sm bg-cream p-3"
    >
      <Fetched fetchings={[extras.extrasQuery]}>
        <ServiceChoice extras={extras} />
      </Fetched>
      {extras.services.length > 0 && (
        <ul aria-label={copy.added} className="border-t border-line">
          <Rows of={extras.services} by={extras.keyOf} within="blocks">
            {(extra) => (
              <li className="flex items-center justify-between gap-4 border-b border-line">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {copy.extra(extra.name, extra.rumiName)}
                </span>
                <span className="flex items-center gap-2 whitespace-nowrap tabular">
                  {formatPesos(extra.totalCentavos)}
                  <IconButton
                    icon={X}
                    label={copy.removeExtra(copy.extra(extra.name, extra.rumiName))}
                    onClick={() => extras.removeService(extra)}
                  />
                </span>
              </li>
            )}
          </Rows>
        </ul>
      )}
      <ProductSearch onAdd={extras.addProduct} quiet />
      {extras.ticket.length > 0 && (
        <TicketLines title={copy.products} ticket={extras.ticket} onChange={extras.change} />
      )}
    </section>
  )
}

function ServiceChoice({ extras: { offered, services, addService, keyOf } }: { extras: Extras }) {
  if (offered.length === 0)
    return services.length === 0 ? <p className="text-ink-soft">{copy.noExtras}</p> : null
  return (
    <SelectField
      label={copy.addService}
      placeholder={copy.chooseService}
      options={offered.map((extra) => ({
        value: keyOf(extra),
        label: copy.extraPrice(extra.name, extra.rumiName, formatPesos(extra.totalCentavos)),
      }))}
      value=""
      onChange={({ target }) => addService(target.value)}
    />
  )
}
