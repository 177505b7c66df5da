import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { isSameFact, mergedVersions } from '../refusals/two-versions.tsx'
import type { Versions } from '../refusals/written-versions.tsx'

/** What a form is made from: what a record says, and of which version; a new one has none. */
export type Begun<Written> = { written: Written; version: number | undefined }

type Meanwhile<Written> = {
  /** The record as it is now. */
  now: Begun<Written>
  /** What a draft that was kept was begun from, where there is one. */
  begun?: Begun<Written> | undefined
  mine: Written
  /** Puts into the form what is kept of both. */
  write: (kept: Written, theirs: Written) => void
  /** Saves what was put into the form over a version. */
  save: (kept: Written, version: number | undefined) => unknown
  /** As long as this lasts, what comes may be the answer. */
  isSaving: boolean
}

/**
 * The version that a form is saved over. Where somebody else changes the record meanwhile, what nobody touched here follows; what both
 * wrote stays until one of the two versions is chosen.
 */
export function useMeanwhile<Written extends object>({
  now,
  begun,
  mine,
  write,
  save,
  isSaving,
}: Meanwhile<Written>) {
  const [base, setBase] = useState(begun ?? now)
  const [followed, setFollowed] = useState<{ kept: Written; theirs: Written }>()
  const [was, theirs] = [base.written, now.written]
  const isOld = base.version !== now.version && !isSaving
  const isContested =
    isOld &&
    (Object.keys(theirs) as (keyof Written)[]).some(
      (name) =>
        !isSameFact(mine[name], was[name]) &&
        !isSameFact(theirs[name], was[name]) &&
        !isSameFact(mine[name], theirs[name]),
    )
  if (isOld && !isContested) {
    setBase(now)
    setFollowed({ kept: mergedVersions(was, mine, theirs), theirs })
  }
  const put = useEffectEvent((both: NonNullable<typeof followed>) => write(both.kept, both.theirs))
  useEffect(() => {
    if (followed) put(followed)
  }, [followed])

  const versions: Versions<Written> | undefined = isContested
    ? {
        was,
        theirs,
        onMine(written) {
          const kept = mergedVersions(was, written, theirs)
          setBase(now)
          write(kept, theirs)
          save(kept, now.version)
        },
        onTheirs() {
          setBase(now)
          write(theirs, theirs)
        },
      }
    : undefined
  return { base, versions }
}

/** What is kept of two versions, put into a form: what is not as theirs is still to be saved. */
export function writeInto<Fields extends FieldValues, Sent>(
  form: UseFormReturn<Fields, unknown, Sent>,
  kept: Partial<Fields>,
  theirs: Partial<Fields>,
) {
  form.reset(theirs as DefaultValues<Fields>)
  form.reset({ ...theirs, ...kept } as DefaultValues<Fields>, { keepDefaultValues: true })
}
