import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { resourceScreenCopy } from '../../copy/office/frame/resource-screen.ts'
import type { Fetching } from '../../shared/fetching/queries.ts'

type SearchStatusProps = {
  fetching: Pick<Fetching, 'status' | 'refusal' | 'again'>
  /** Status after the search. */
  done: string
  className?: string
}

/** Status below a searched list: loading, result, or error with a retry. */
export function SearchStatus({
  fetching: { status, refusal, again },
  done,
  className = '',
}: SearchStatusProps) {
  if (status !== 'failed')
    return (
      <output className={`block text-ink-soft ${className}`}>
        {status === 'loading' ? resourceScreenCopy.looking : done}
      </output>
    )
  return (
    <div role="alert" className={className}>
      <p>{refusal?.message ?? errorMessagesCopy.server}</p>
      <button
        type="button"
        // Keeps the focus in the search input.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => void again()}
        className="min-h-11 font-strong underline underline-offset-4 md:min-h-10"
      >
        {errorMessagesCopy.retry}
      </button>
    </div>
  )
}
