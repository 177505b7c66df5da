import { Search } from 'lucide-react'
import { shopCopy } from '../../copy/site/shop.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { controlLook } from '../../ui/forms/control-look.ts'
import type { Wanted } from './found-products.ts'

type ProductSearchProps = { wanted: Wanted; onChange: (wanted: Wanted) => void }

/** Search text and category. */
export function ProductSearch({ wanted, onChange }: ProductSearchProps) {
  const copy = useCopy('shop', shopCopy)
  const { search } = copy
  const { shopCategories } = useBusiness()
  return (
    <search className="mb-6 grid gap-4 lg:grid-cols-[minmax(18rem,24rem)_1fr] lg:items-center [@media(scripting:none)]:hidden">
      <div className="relative">
        <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5" aria-hidden="true" />
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          aria-label={search.label}
          placeholder={search.placeholder}
          value={wanted.text}
          onChange={(event) => onChange({ ...wanted, text: event.target.value })}
          className={`${controlLook} rounded-full! pl-12`}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2 lg:justify-end">
        <legend className="sr-only">{search.categories}</legend>
        {[null, ...shopCategories].map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={wanted.category === category}
            onClick={() => onChange({ ...wanted, category })}
            className="min-h-12 rounded-full border-2 border-line-strong bg-white px-4 font-strong transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-cream"
          >
            {category ?? search.all}
          </button>
        ))}
      </fieldset>
    </search>
  )
}
