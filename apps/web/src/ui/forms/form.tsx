import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ProblemInSight } from './problem-in-sight.tsx'

/**
 * Returns the error messages that no visible sentence shows, each once. Two fields with the same error need two
 * different sentences.
 */
export function unshownMessages(
  problems: readonly { message: string }[] | undefined,
  sentences: readonly string[],
) {
  const left = [...sentences]
  const unshown = new Set<string>()
  for (const { message } of problems ?? []) {
    const at = left.findIndex((sentence) => sentence.includes(message))
    if (at >= 0) left.splice(at, 1)
    else unshown.add(message)
  }
  return [...unshown]
}

type FormProps = ComponentProps<'form'> & {
  /** Errors of the last attempt, as a new array each time; `own` if the form shows every refusal itself. */
  problems: readonly { message: string }[] | 'own' | undefined
}

/**
 * The only `<form>` of the product. Shows above its fields every error that no field shows. Uses POST, so that no
 * input ends up in an address before the script runs.
 */
export function Form({ problems, children, ...form }: FormProps) {
  const notice = useRef<HTMLDivElement>(null)
  const [unshown, setUnshown] = useState('')

  useEffect(() => {
    if (problems === 'own') return
    const sentences = notice.current!.closest('form')!.querySelectorAll(sentenceOfError)
    const visible = [...sentences].filter((one) => !notice.current!.contains(one) && one.checkVisibility())
    setUnshown(
      unshownMessages(
        problems,
        visible.map((one) => one.textContent),
      ).join(' '),
    )
  }, [problems])

  return (
    // oxlint-disable-next-line react/forbid-elements -- this is the one that all others use
    <form method="post" noValidate {...form}>
      <div ref={notice} className="col-span-full empty:hidden">
        {unshown && <ProblemInSight>{unshown}</ProblemInSight>}
      </div>
      {children}
    </form>
  )
}

const sentenceOfError = '[data-field-error],[role="alert"],[role="status"]'
