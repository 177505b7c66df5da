import type { ContentItem } from '@rumi/contract'
import type { BusinessInfo } from './business-info.ts'
import { withFacts } from './with-facts.ts'

/** Input for copy: settings of the business and its edited texts by key. */
export type CopyContext = { business: BusinessInfo; texts: Readonly<Record<string, string>> }

type CopyFunction = (...facts: never[]) => unknown
const isCopyFunction = (value: unknown): value is CopyFunction => typeof value === 'function'

/** Own items of a list over the default ones in their places, whose conditions and pictures they keep. */
function ownItems(shipped: readonly unknown[], own: readonly ContentItem[], { business }: CopyContext) {
  return own.map((item) => {
    const former: unknown = shipped[item.place]
    if (typeof former === 'string' && 'text' in item) return withFacts(item.text, business)
    return resolveWithin({ ...(former as object | undefined), ...item }, '', { business, texts: {} })
  })
}

function resolveWithin(value: unknown, key: string, context: CopyContext): unknown {
  if (typeof value === 'string') return withFacts(context.texts[key] ?? value, context.business)
  if (Array.isArray(value)) {
    const own = context.business.lists[key]
    if (own) return ownItems(value, own, context)
    return value.map((one, place) => resolveWithin(one, `${key}.${place}`, context))
  }
  if (isCopyFunction(value))
    return (...facts: never[]) => {
      const resolved = value(...facts)
      return typeof resolved === 'string' ? withFacts(resolved, context.business) : resolved
    }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, within]: [string, unknown]) => [
      name,
      resolveWithin(within, `${key}.${name}`, context),
    ]),
  )
}

/** Memoised: many components of one render resolve the same copy. */
const known = new WeakMap<CopyContext, WeakMap<object, object>>()

/** Resolves a page's copy: edited texts first, with facts filled into the braces. */
export function resolveCopy<T extends object>(page: string, copy: T, context: CopyContext): T {
  const resolvedCopies = known.get(context) ?? new WeakMap<object, object>()
  known.set(context, resolvedCopies)
  const resolved = resolvedCopies.get(copy) ?? (resolveWithin(copy, page, context) as object)
  resolvedCopies.set(copy, resolved)
  return resolved as T
}

/** Matched routes from the outermost in, as React Router passes them to `meta`. */
export type Matched = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] }

/** Returns the copy context of the current page from its root loader. */
export function copyContextOf({ matches }: Matched): CopyContext {
  const root = matches.find((match) => match?.id === 'root')
  if (!root?.loaderData) throw new Error('No page is drawn before the server sent the business’s data')
  return root.loaderData as CopyContext
}
