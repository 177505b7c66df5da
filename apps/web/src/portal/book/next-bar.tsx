import { bookCopy } from '../../copy/book.ts'
import { BottomActionBar } from '../../ui/bottom-action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

type NextBarProps = {
  /** What is chosen so far, said aloud when it changes. */
  said: string
  /** The next step; absent while something is still to be chosen. */
  to: string | undefined
  /** What is still to be chosen. */
  prompt: string
}

/** The way on, within reach of a thumb. */
export function NextBar({ said, to, prompt }: NextBarProps) {
  return (
    <BottomActionBar>
      <span
        className="min-w-0 text-sm leading-tight font-strong [overflow-wrap:anywhere] first-letter:uppercase empty:hidden"
        aria-live="polite"
      >
        {said}
      </span>
      {to ? (
        <LinkButton to={to} className="shrink-0">
          {bookCopy.next}
        </LinkButton>
      ) : (
        <Button disabled className="grow md:grow-0">
          {prompt}
        </Button>
      )}
    </BottomActionBar>
  )
}
