import { formatPesos } from '@rumi/contract'
import { Plus } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { counterSaleCopy as copy } from '../../../copy/office/money/counter-sale.ts'
import { useFindRecords, useRecords } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { Fetched } from '../../kit/fetched.tsx'
import type { Product } from './ticket.ts'
import { Form } from '../../../ui/forms/form.tsx'

/** Rows that fit on a phone without hiding the ticket. */
const shown = 6

type ProductSearchProps = {
  onAdd: (product: Product) => void
  /** Goods arriving: also offers products that are out of stock. */
  arriving?: boolean
  /** Secondary search: shows nothing before the first input. */
  quiet?: boolean
}

/** Product search by name; a scanner types a code and presses Enter, which adds the product. */
export function ProductSearch({ onAdd, arriving = false, quiet = arriving }: ProductSearchProps) {
  const find = useFindRecords()
  // Retired products are off sale, but may still arrive.
  const offered = arriving ? {} : { active: 'true' }
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const settledText = useDebouncedValue(text.trim())
  const found = useRecords(
    'products',
    { limit: shown, ...offered, ...(settledText && { search: settledText }) },
    { keepsLast: true },
  )

  const add = (product: Product) => {
    onAdd(product)
    setText('')
    box.current?.focus()
  }
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (code === '') return
    const coded = /^[0-9A-Za-z-]{1,40}$/.test(code)
      ? await find('products', { barcode: code, ...offered })
      : undefined
    if (coded && !coded.ok) return showToast(coded.refusal.message, 'problem')
    const [product] = coded?.answer ?? []
    if (product) return add(product)
    const named = await find('products', { search: code, limit: 2, ...offered })
    if (!named.ok) return showToast(named.refusal.message, 'problem')
    const [only, ...others] = named.answer
    if (only && others.length === 0) return add(only)
    if (!only) showToast(copy.nothingFound(code), 'note')
  }

  return (
    <section aria-label={copy.search} className="grid gap-3">
      <Form problems="own" onSubmit={(event) => void enter(event)}>
        <SearchBox ref={box} label={copy.search} value={text} onChange={setText} />
      </Form>
      {!(quiet && text.trim() === '') && (
        <Fetched fetchings={[found]}>
          {found.records.length === 0 ? (
            <p className="text-ink-soft">{copy.nothingFound(settledText)}</p>
          ) : (
            <ul aria-label={copy.found} className="border-t-2 border-ink">
              <Rows of={found.records.slice(0, shown)} by={({ id }) => String(id)}>
                {(product) => <FoundProduct {...{ product, arriving }} onAdd={() => add(product)} />}
              </Rows>
            </ul>
          )}
        </Fetched>
      )}
    </section>
  )
}

function FoundProduct({
  product: { name, priceCentavos, stock },
  arriving,
  onAdd,
}: {
  product: Product
  arriving: boolean
  onAdd: () => void
}) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-2">
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <p className="font-strong">{name}</p>
        <p className="text-ink-soft tabular">
          {formatPesos(priceCentavos)} · <span>{stock === 0 ? copy.soldOut : copy.left(stock)}</span>
        </p>
      </div>
      <Button
        tone="secondary"
        size="snug"
        className="shrink-0 max-md:min-h-12"
        aria-label={copy.add(name)}
        disabled={stock === 0 && !arriving}
        onClick={onAdd}
      >
        <Plus className="size-5" aria-hidden="true" />
      </Button>
    </li>
  )
}
