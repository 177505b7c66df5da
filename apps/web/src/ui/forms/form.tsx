import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ProblemInSight } from './problem-in-sight.tsx'
import { unshownMessages } from './unshown-messages.ts'

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
