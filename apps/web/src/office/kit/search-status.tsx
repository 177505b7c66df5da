import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { resourceScreenCopy } from '../../copy/office/frame/resource-screen.ts'
import type { Fetching } from '../../shared/fetching/queries.ts'

type SearchStatusProps = {
  fetching: Pick<Fetching, 'status' | 'refusal' | 'again'>
  /** What is said where the search is done. */
  done: string
  className?: string
}

/** What is said below a searched list: that it is looked for, what was found, or why it could not be and how to try again. */
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
        // The focus stays in the box that the list belongs to.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => void again()}
        className="min-h-11 font-strong underline underline-offset-4 md:min-h-10"
      >
        {errorMessagesCopy.retry}
      </button>
    </div>
  )
}
